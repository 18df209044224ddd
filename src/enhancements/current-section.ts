/**
 * Tells assistive technology which section of a document is being read, in every list of its contents. For the eye,
 * `current-section.css` marks it.
 */
export function enhanceContents(): void {
  const links = document.querySelectorAll('li[data-section] > a');
  const mark = (current: string | undefined) => {
    for (const link of links) {
      if (link.closest<HTMLElement>('li')?.dataset.section === current)
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // The line on the screen that a section crosses while it is read: one percent of the height, just below the header.
  const reading = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) mark((target as HTMLElement).dataset.section);
    },
    { rootMargin: '-20% 0px -79%' },
  );
  mark('1');
  for (const section of document.querySelectorAll('section[data-section]'))
    reading.observe(section);
}

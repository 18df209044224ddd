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
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-section]')];
  // All that lies below a line on the screen, just below the header: a section leaves it when it has been read, and a
  // jump over many, from the footer to the top, is heard of too. Above the first section it is the first that will be
  // read.
  const reading = new IntersectionObserver(
    () => {
      const begun = sections.filter(
        (section) => section.getBoundingClientRect().top < innerHeight / 5,
      );
      mark((begun.at(-1) ?? sections[0])?.dataset.section);
    },
    { rootMargin: '-20% 0px 1000000px' },
  );
  for (const section of sections) reading.observe(section);
}

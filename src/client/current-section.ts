/**
 * Marks the section of a document that is being read, in every list of its contents, with `aria-current`.
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
  // Observes everything below a line just under the header: a section leaves that area once it has been read, and a
  // jump over many sections, as from the footer to the top, is noticed too. Above the first section, the first one is
  // marked, as it will be read next.
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

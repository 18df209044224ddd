/**
 * Lays out the sections of a document that `LegalSection.module.css` skips while a visitor arrives, one in each idle
 * moment, so that no press waits for all of them. Afterward, the scroll bar and all places on the page are exact.
 */
export function layOutSections(): void {
  const { dataset } = document.documentElement;
  const skipped = [...document.querySelectorAll<HTMLElement>('section[data-section]')];
  const layOutNext = () => {
    const section = skipped.shift();
    if (section && 'requestIdleCallback' in window) {
      section.dataset.laidOut = '';
      requestIdleCallback(layOutNext);
    } else delete dataset.arriving;
  };
  layOutNext();
}

import type { Page } from 'puppeteer-core';

/** WCAG 2.2, 2.5.5: at least this many CSS pixels in each direction. */
const SMALLEST = 44;

/**
 * The controls in view whose target is smaller than 44 by 44 pixels, one line each. Links inside a sentence are
 * exempt, as in WCAG. A control's target is its own box, its label's, or the area that its `::after` covers.
 */
export function smallTapTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    (scope, smallest) => {
      const root = document.querySelector(scope);
      if (!root) throw new Error(`There is no ${scope}`);
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      /** Whether words of the same sentence are next to the link. */
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display.startsWith('inline') &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}]/u.test(node.textContent ?? ''),
        );
      const boxesOf = (element: Element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [element, ...labels].map((node) => {
          const box = node.getBoundingClientRect();
          const spread = getComputedStyle(node, '::after');
          // A link whose ::after covers its row is as large as that row.
          const row =
            spread.content !== 'none' && spread.position === 'absolute' && spread.inset === '0px'
              ? (node as HTMLElement).offsetParent?.getBoundingClientRect()
              : undefined;
          return {
            width: Math.max(box.width, row?.width ?? 0),
            height: Math.max(box.height, row?.height ?? 0),
          };
        });
      };
      return [...root.querySelectorAll('a[href], button, summary, select, input, textarea')]
        .filter((element) => isShown(element) && !element.closest('[inert]'))
        .filter((element) => !(element as HTMLInputElement).disabled && !isInSentence(element))
        .flatMap((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          // The skip link waits above the page until it has the focus.
          if (bottom <= -scrollY || right <= 0 || (left === right && top === bottom)) return [];
          const sizes = boxesOf(element);
          const fits = sizes.some(
            ({ width, height }) => width >= smallest - 0.5 && height >= smallest - 0.5,
          );
          const name = element.textContent.trim() || element.getAttribute('aria-label');
          const found = sizes.map(
            ({ width, height }) => `${Math.round(width)}×${Math.round(height)}`,
          );
          return fits ? [] : [`${element.localName} "${name}" ${found.join(', ')}`];
        });
    },
    within,
    SMALLEST,
  );
}

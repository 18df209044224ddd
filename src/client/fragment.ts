import { isPlainClick } from './plain-click.ts';

/** How long the page waits before it scrolls to a fragment (specification, section 2). */
const DELAY_MS = 100;

/**
 * Follows a link to a place on the same page after the delay; the style sheet makes the scroll
 * smooth. `before-paint.js` handles arrivals from other pages.
 */
export function enhanceFragmentLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || !isPlainClick(event) || !leadsToThisPage(link)) return;
    event.preventDefault();
    setTimeout(() => location.assign(link.href), DELAY_MS);
  });
  addEventListener('hashchange', openTarget);
  openTarget();
}

/** Opens the question or other disclosure that the address leads to. */
function openTarget(): void {
  document.querySelector(':target')?.closest('details')?.setAttribute('open', '');
}

function leadsToThisPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

import { isPlainClick } from './plain-click.ts';

/** How long the page waits before it scrolls to a fragment (specification, section 2). */
const DELAY_MS = 100;

/**
 * Follows a link to a place on the same page after the delay; the style sheet makes the scroll
 * smooth. `before-paint.js` handles arrivals from other pages.
 */
export function enhanceFragmentLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || !isPlainClick(event) || pageOf(link) !== pageOf(location)) return;
    event.preventDefault();
    setTimeout(() => {
      location.assign(link.href);
      // No `hashchange` follows if the address stays the same.
      openTarget();
    }, DELAY_MS);
  });
  addEventListener('hashchange', openTarget);
  openTarget();
}

/** Opens the question or other disclosure that the address leads to. */
function openTarget(): void {
  document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

const pageOf = ({ href }: { href: string }) => href.split('#')[0];

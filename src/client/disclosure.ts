import { afterPaint } from './after-paint.ts';

/**
 * Closes an open menu (`details[data-disclosure]`) on Escape, on a press or focus elsewhere, once a
 * link in it is chosen, when the window's width hides it, and before the page enters the back/forward cache. Focus
 * returns to what opened it, or to the menu that appears in its place.
 */
export function enhanceDisclosures(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-disclosure]')) {
    const summary = menu.querySelector('summary');
    const close = () => {
      if (menu.contains(document.activeElement)) summary?.focus();
      menu.open = false;
    };
    // What is not rendered takes no focus, so only the menu that the window has now takes it. Chrome may already have
    // taken the focus from a hidden link.
    addEventListener('resize', () => {
      const left = document.querySelector('[data-disclosure][open],:focus');
      if (left?.getClientRects().length === 0) summary?.focus();
    });
    const closeFromOutside = ({ target }: Event) => {
      if (!menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    addEventListener('pagehide', () => (menu.open = false));
    menu.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
    // In the capture phase, before the link is reached: a dialog that the link opens then returns
    // the focus to the menu's button, not to a link that is hidden by now. The dialog covers the menu, which closes a
    // frame later, before the dialog becomes modal: the press is answered sooner.
    menu.addEventListener(
      'click',
      ({ target }) => {
        const link = (target as Element).closest('a');
        if (!link) return;
        if (link.dataset.dialog) afterPaint(close);
        else close();
      },
      true,
    );
  }
}

/**
 * Closes an open menu (`details[data-disclosure]`) on Escape, on a press or focus elsewhere, once a
 * link in it is chosen, and before the page enters the back/forward cache. Focus returns to what opened it.
 */
export function enhanceDisclosures(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-disclosure]')) {
    const close = () => {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    };
    const closeFromOutside = ({ target }: Event) => {
      if (menu.open && !menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    addEventListener('pagehide', () => (menu.open = false));
    menu.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && menu.open) close();
    });
    // In the capture phase, before the link is reached: a dialog that the link opens then returns
    // the focus to the menu's button, not to a link that is hidden by now.
    menu.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && close(),
      { capture: true },
    );
  }
}

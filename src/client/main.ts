import { enhanceDisclosures } from './disclosure.ts';
import { enhanceEmbedDialogs } from './embed-dialog.ts';
import { enhanceFrame } from './embed-frame.ts';
import { enhanceFragmentLinks } from './fragment.ts';
import { markIdle } from './idle.ts';
import { enhanceTheme } from './theme.ts';

enhanceTheme();
enhanceEmbedDialogs();
enhanceDisclosures();
enhanceFragmentLinks();
markIdle();
// Firefox does not scroll to a control that Tab reaches if any part of it is in the window.
// https://github.com/w3c/csswg-drafts/issues/4778
document.addEventListener('focusin', ({ target }) => {
  const control = target as HTMLElement;
  if (control.matches('main :not(section):focus-visible'))
    control.scrollIntoView({ block: 'nearest' });
});
for (const box of document.querySelectorAll<HTMLElement>('main [data-frame]')) enhanceFrame(box);

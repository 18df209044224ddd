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
// Firefox does not scroll to a control that Tab reaches while any part of it shows, even if the header covers the rest.
// https://github.com/w3c/csswg-drafts/issues/4778
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches('main :is(a, button, input):focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
});
for (const box of document.querySelectorAll<HTMLElement>('main [data-frame]')) enhanceFrame(box);

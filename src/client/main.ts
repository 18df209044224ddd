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
for (const box of document.querySelectorAll<HTMLElement>('main [data-frame]')) enhanceFrame(box);

import appIconDrawing from './app-icon.svg?raw';
import faviconDrawing from './favicon.svg?raw';
import { themeTokens, withTokens } from '#theme/token-values.ts';

const tokens = themeTokens();

/** The browser tab's icon, in the colors of the system's theme. */
export const favicon = withTokens(faviconDrawing, tokens);

/** The icon of the installed site. */
export const appIcon = withTokens(appIconDrawing, tokens);

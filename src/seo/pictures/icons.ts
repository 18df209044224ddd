import appIconDrawing from './app-icon.svg?raw';
import faviconDrawing from './favicon.svg?raw';
import { themeTokens, withTokens } from '#theme/token-values.ts';

const tokens = themeTokens();

/** The browser tab's icon, in the colors of the system's theme. */
export const favicon = withTokens(faviconDrawing, tokens);

/** The icon of the installed site. */
export const appIcon = withTokens(appIconDrawing, tokens);

/**
 * A favicon.ico that holds one PNG of `size` pixels: a header of 6 bytes, an entry of 16, the picture.
 * The format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function iconFile(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const offset = 6 + 16;
  const file = new Uint8Array(offset + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // of one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // color planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, offset, true);
  file.set(png, offset);
  return file;
}

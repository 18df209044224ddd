import { Resvg } from '@resvg/resvg-js';

/** A drawing as a PNG of this width. Fonts come only from the given files, so every machine draws the same. */
export function rasterize(
  svg: string,
  width: number,
  fontFiles: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
  });
  return new Uint8Array(image.render().asPng());
}

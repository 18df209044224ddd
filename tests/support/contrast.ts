export type Rgb = readonly [red: number, green: number, blue: number];

/** A channel of sRGB as an amount of light, 0 to 1. */
function linear(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 to 1: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Lightness as the eye sees it, 0 to 100: the L of Oklab, https://www.w3.org/TR/css-color-4/#color-conversion-code */
export function lightness(color: Rgb): number {
  const [red, green, blue] = color.map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return 100 * (0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short);
}

/** Contrast ratio of two colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** The channels of a color written as #rrggbb. @throws for any other form. */
export function parseHex(color: string): Rgb {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (!red || !green || !blue) throw new Error(`${color} is not written as #rrggbb`);
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** Relative luminance, 0 to 1: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
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

import svgpath from 'svgpath';

const PATH_DATA = /(<path\b[^>]*? d=")([^"]+)"/g;

/**
 * Makes the coordinates in a page's SVG paths relative to the previous point instead of the drawing's corner: numbers
 * get shorter, and equal shapes in different places become equal text, which compresses better. No point moves.
 */
export function withRelativePaths(html: string): string {
  return html.replaceAll(
    PATH_DATA,
    (_, start: string, data: string) =>
      `${start}${svgpath(data).rel().round(decimalsOf(data)).toString()}"`,
  );
}

/** The number of decimals in the most precise number of a path; its relative coordinates need as many. */
function decimalsOf(data: string): number {
  return Math.max(0, ...[...data.matchAll(/\.(\d+)/g)].map(([, digits = '']) => digits.length));
}

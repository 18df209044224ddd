import { Resvg } from '@resvg/resvg-js';

/** The largest size of a headline, and the space that its lines may take, in pixels. */
const [LARGEST, ROOM] = [88, { width: 1056, height: 176 }];
const [MEASURED_AT, LINE_HEIGHT] = [100, 1];

/** How wide `line` is at 100 pixels, set in the font that `fontFile` holds. */
function inkWidth(line: string, { family, file }: Font): number {
  const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 200"><text y="150" font-family="${family}" font-size="${MEASURED_AT}" letter-spacing="-2">${text}</text></svg>`;
  const font = { loadSystemFonts: false, fontFiles: [file] };
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

/** A font by its name and the file that holds it. */
export type Font = { family: string; file: string };

/** Every way to set `text` in at most `lines` lines. */
function waysToBreak(text: string, lines: number): string[][] {
  const words = text.split(' ');
  const whole = [[text]];
  if (lines < 2) return whole;
  return words.slice(1).reduce<string[][]>((ways, _, index) => {
    const cut = index + 1;
    return [...ways, [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]];
  }, whole);
}

/**
 * Sets the headline in one line or two, as large as the card has room for. A headline that
 * already has several lines keeps them.
 */
export function setHeadline(
  headline: readonly string[],
  font: Font,
): { lines: readonly string[]; size: number } {
  const [only, ...others] = headline;
  const ways = only !== undefined && others.length === 0 ? waysToBreak(only, 2) : [headline];
  const set = ways.map((lines) => {
    const widest = Math.max(...lines.map((line) => inkWidth(line, font)));
    const size = Math.min(
      LARGEST,
      (ROOM.width / widest) * MEASURED_AT,
      ROOM.height / (lines.length * LINE_HEIGHT),
    );
    return { lines, size: Math.floor(size), widest };
  });
  const largest = Math.max(...set.map(({ size }) => size));
  // Among the ways that allow the largest size: one line, else a break after punctuation, else the most even lines.
  const breaksInPhrase = ([first = '']: readonly string[]) => (/[.,:]$/.test(first) ? 0 : 1);
  const [best] = set
    .filter(({ size }) => size === largest)
    .sort(
      (a, b) =>
        a.lines.length - b.lines.length ||
        breaksInPhrase(a.lines) - breaksInPhrase(b.lines) ||
        a.widest - b.widest,
    );
  if (!best) throw new Error('A social picture needs a headline');
  return { lines: best.lines, size: best.size };
}

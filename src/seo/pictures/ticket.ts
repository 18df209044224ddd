import type { ProofPage } from '#data/proof-schema.ts';
import { proof } from '#data/proof.ts';
import { SUBSET_TEXT } from '#lib/subset-text.ts';

/** A customer's words on the ticket of a social picture, as lines of one size, and the customer. */
export type Ticket = { lines: readonly string[]; size: number; who: string };

/** The room for the words, in pixels, and the width of an average letter per pixel of size, rounded up. */
const [ROOM, LETTER_WIDTH] = [960, 0.47];
/** The sizes to choose from, the largest first, and how many lines of each fit. */
const SIZES = [
  [56, 2],
  [44, 3],
] as const;
/** How many letters of a name and a trade fit on one line. */
const WHO_LETTERS = 60;

/** The ticket with these words; none if they are too long, or if the font of pictures lacks a letter. */
export function ticketWith(voice: { quote: string; name: string; trade: string }) {
  const { quote, name, trade } = voice;
  const whole = `${name}, ${trade}`;
  const who = whole.length > WHO_LETTERS ? name : whole;
  if (Array.from(quote + who).some((letter) => !SUBSET_TEXT.includes(letter))) return undefined;
  for (const [size, most] of SIZES) {
    let width = Math.floor(ROOM / (size * LETTER_WIDTH));
    const inLines = (letters: number) => wrapped(`“${quote}”`, letters);
    const { length } = inLines(width);
    // Narrows the lines until one more would be needed, so that the last is not a single word.
    while (inLines(width - 1).length === length && width > 1) width -= 1;
    if (length <= most) return { lines: inLines(width), size, who };
  }
  return undefined;
}

/** The ticket of a page, if a customer's words there fit on one. */
export function ticketOf(page: ProofPage): Ticket | undefined {
  const voice = proof.voices.find((one) => one.page === page);
  return voice && ticketWith(voice);
}

/** `text` in lines of at most `most` letters. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && line.length <= most) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

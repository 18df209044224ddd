/** The pattern of CSS Modules class names in builds (Vite's `generateScopedName`). The scripts of islands keep them. */
export const SCOPED_NAME = '_[hash:base64:5]';
/** Not after a slash: `/_astro/` is a folder. */
const SCOPED = /(?<![\w/-])_[\w-]{5}(?![\w-])/g;
const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/**
 * Gives a page's classes and animations names of one to three characters, in the order in which they appear in `html`:
 * names that are close together are then similar, and compress better. Names that a script uses (`words`) stay.
 */
export function createRenamer(html: string, words: ReadonlySet<string>): (text: string) => string {
  const styled = new Set((html.match(STYLE) ?? []).join('').match(SCOPED));
  const scoped = new Set(html.match(SCOPED)).intersection(styled).difference(words);
  const names = new Map([...scoped].map((name, place) => [name, nameOf(place)]));
  return (text) => text.replaceAll(SCOPED, (name) => names.get(name) ?? name);
}

/** a … z, then aa … z9, then aaa: a letter, then letters or digits. */
function nameOf(place: number): string {
  if (place < LETTERS.length) return LETTERS.charAt(place);
  const rest = place - LETTERS.length;
  const last = LETTERS_AND_DIGITS.charAt(rest % LETTERS_AND_DIGITS.length);
  return nameOf(Math.floor(rest / LETTERS_AND_DIGITS.length)) + last;
}

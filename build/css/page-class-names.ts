/** The names that `scoped-class-names.ts` writes. */
const SCOPED = /\b_[a-z][0-9a-z]{2}_[0-9a-z]+\b/g;
const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/**
 * Gives a page's classes and animations names of one to three characters, in the order in which they appear: names
 * that are close together are then similar, and compress better. Names that a script uses (`words`) stay.
 */
export function shortenClassNames(html: string, words: ReadonlySet<string>): string {
  const styled = new Set((html.match(STYLE) ?? []).join('').match(SCOPED));
  const names = new Map<string, string>();
  return html.replaceAll(SCOPED, (name) => {
    if (words.has(name) || !styled.has(name)) return name;
    const short = names.get(name) ?? nameOf(names.size);
    names.set(name, short);
    return short;
  });
}

/** a … z, then aa … z9, then aaa: a letter, then letters or digits. */
function nameOf(place: number): string {
  if (place < LETTERS.length) return LETTERS.charAt(place);
  const rest = place - LETTERS.length;
  const last = LETTERS_AND_DIGITS.charAt(rest % LETTERS_AND_DIGITS.length);
  return nameOf(Math.floor(rest / LETTERS_AND_DIGITS.length)) + last;
}

/** "a, b and c": no comma before the "and", unlike the lists of `Intl.ListFormat` in American English. */
export function joinList(items: readonly string[]): string {
  return joined(items, 'and');
}

/** "a, b or c", also without a comma before the last word. */
export function joinChoices(items: readonly string[]): string {
  return joined(items, 'or');
}

function joined(items: readonly string[], word: 'and' | 'or'): string {
  const others = items.slice(0, -1).join(', ');
  return [others, items.at(-1)].filter(Boolean).join(` ${word} `);
}

/** A card's line as part of a sentence: its first letter lowercase, except in a name such as "WhatsApp". */
export function asPartOfSentence(line: string): string {
  return /^[A-Z]+[a-z]*[A-Z]/.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1);
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A small number as a word: "three" for 3. @throws above twelve, where figures read better. */
export function inWords(number: number): string {
  const word = NUMBERS[number];
  if (!word) throw new Error(`${number} has no word; write it in figures`);
  return word;
}

/** A small number as a word at the start of a sentence: "Three" for 3. */
export function inWordsFirst(number: number): string {
  return capitalized(inWords(number));
}

/** `text` with no-break spaces, so that it stays on one line at any width. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** `text` with its first letter capitalized. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `template` with each `{name}` replaced by its value. @throws if a value is missing. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {${name}} in "${template}"`);
    return value;
  });
}

/** The id of a section or subsection of a numbered document: `section-4-2` for "4.2". */
export function sectionId(number: string): string {
  return `section-${number.replace('.', '-')}`;
}

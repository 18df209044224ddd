const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const choices = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** "a, b and c", without the comma that American lists may put before the "and". */
export function joinList(items: readonly string[]): string {
  return list.format(items).replace(/, and (?!.*, and )/, ' and ');
}

/** "a, b or c", in the same way. */
export function joinChoices(items: readonly string[]): string {
  return choices.format(items).replace(/, or (?!.*, or )/, ' or ');
}

/** A card's line as part of a sentence: its first letter small, except in a name such as "WhatsApp". */
export function asPartOfSentence(line: string): string {
  return /^[A-Z]+[a-z]*[A-Z]/.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1);
}

/** Words of a heading as an id or a fragment: "one-engine-three-parts" for "One engine.\nThree parts". */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’'".,?!]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

import { readFileSync } from 'node:fs';

/** A change of one file as the guide shows it. */
export type Edit = { file: string; before: string; after: string };
export type Recipe = { name: string; edits: readonly Edit[] };

const HEADING = /^### (?<name>.+)$/;
const BLOCK = /^```diff\n# (?<file>\S+)\n(?<lines>.*?)^```$/gms;

/** The recipes in the owner's guide: the headings with a change to make below them. */
export function readRecipes(guide = readFileSync('docs/owner-guide.md', 'utf8')): Recipe[] {
  return guide
    .split(/^(?=#{2,3} )/m)
    .map((part) => ({
      name: HEADING.exec(part.split('\n', 1)[0] ?? '')?.groups?.name ?? '',
      edits: [...part.matchAll(BLOCK)].map(({ groups }) => readEdit(groups?.file, groups?.lines)),
    }))
    .filter(({ edits }) => edits.length > 0);
}

function readEdit(file = '', text = ''): Edit {
  const lines = text.split('\n').slice(0, -1);
  const side = (sign: string) =>
    lines
      .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { file, before: side('-'), after: side('+') };
}

/** `text` with the change made. @throws if the lines to change do not occur in it exactly once. */
export function applyEdit(text: string, { file, before, after }: Edit): string {
  const places = text.split(before).length - 1;
  if (before === '' || places !== 1)
    throw new Error(`${file} has these lines ${places} times:\n${before}`);
  return text.replace(before, () => after);
}

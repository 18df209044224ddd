import { stripVTControlCharacters } from 'node:util';
import type { NamedTest, TestOutcome } from '#scripts/named-tests.ts';
import type { Breakage } from './breakage.ts';

export type Verdict = { verdict: 'killed' | 'survived'; why: string };

/** The start of a message, on one line and without terminal colors. */
const inShort = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/\n\s+at [\s\S]*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 160);

/** `text` with the breakage applied. @throws if `search` does not occur exactly once. */
export function applyBreakage(text: string, { id, file, search, replacement }: Breakage): string {
  const places = text.split(search).length - 1;
  if (places !== 1) throw new Error(`${file} has the words of "${id}" ${places} times`);
  // A function, because "$" is special in a replacement string.
  return text.replace(search, () => replacement);
}

/** A breakage is killed if the named test ran and failed, and no other failed; `printed` shows why it did not run. */
export function verdictOf(
  outcomes: readonly TestOutcome[],
  { file, name }: NamedTest,
  printed = '',
): Verdict {
  const isNamed = (outcome: NamedTest) => outcome.file === file && outcome.name === name;
  const failed = outcomes.filter(({ status }) => status === 'failed');
  const other = failed.find((outcome) => !isNamed(outcome));
  if (!outcomes.some(isNamed))
    return { verdict: 'survived', why: `the test did not run: ${inShort(printed.slice(-1000))}` };
  if (other) return { verdict: 'survived', why: `another test failed: ${other.name}` };
  const [first] = failed;
  if (!first) return { verdict: 'survived', why: 'the test passed' };
  return { verdict: 'killed', why: inShort(first.message) };
}

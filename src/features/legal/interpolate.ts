import type { Facts } from './facts.ts';

/** Reports a problem on a line of the current file. */
export type Report = (line: number, message: string) => void;

/** The files that list all facts. */
const LISTS = 'src/features/legal/facts.ts and price-facts.ts';

const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** Figures that only facts may supply: money, percentages, durations and dates. */
const BY_HAND = [
  /\$\s?\d+(?:,\d{3})*(?:\.\d+)?/g,
  /\d+(?:\.\d+)?\s?(?:%|percent\b)/g,
  /\b\d+[\s-](?:business\s)?(?:hour|day|week|month|year)s?\b/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2},?\s\d{4}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g,
];

/**
 * Creates the function that replaces each `{{fact}}` in a text with its value. It takes a text and the
 * line of the file on which the text begins, and adds the name of every fact it uses to `used`.
 */
export function createInterpolate(facts: Facts, used: Set<string>, report: Report) {
  const interpolateLine = (text: string, line: number): string => {
    for (const [figure] of BY_HAND.flatMap((pattern) => [...text.matchAll(pattern)])) {
      report(
        line,
        `"${figure}" is typed by hand; write it in src/data and refer to it as {{fact}}`,
      );
    }
    if (/\{\{|\}\}/.test(text.replaceAll(REFERENCE, ''))) {
      report(line, 'a fact is not closed on its line; write {{fact}}');
    }
    return text.replaceAll(REFERENCE, (reference, name: string) => {
      const fact = facts[name.trim()];
      if (fact === undefined) {
        report(line, `there is no fact ${reference}; correct the name (${LISTS} list them all)`);
        return reference;
      }
      used.add(name.trim());
      return fact;
    });
  };

  return (text: string, line: number): string =>
    text
      .split('\n')
      .map((part, index) => interpolateLine(part, line + index))
      .join(' ');
}

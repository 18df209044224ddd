import { catalog } from '#data/catalog.ts';
import { productLines } from '#data/catalog-entry.ts';
import { industries } from '#data/industries.ts';
import { formatPhone } from '#lib/format.ts';
import { inWords } from '#lib/text.ts';
import { testSite } from '#tests/test-site.ts';

const inBothCases = (name: string, placeholder: string) =>
  [name, name.toUpperCase()].map((written) => [written, placeholder] as const);

/** What is replaced, and with what. Names of product lines stay, even if a plan has a part of one as its name. */
const FACTS = new Map([
  ...catalog.flatMap(({ name, fullName }) => [
    ...inBothCases(name, '{plan}'),
    ...inBothCases(fullName, '{plan}'),
  ]),
  ...industries.map(({ name }) => [name, '{industry}'] as const),
  ...Object.values(productLines).flatMap(({ name }) => inBothCases(name, name)),
  [formatPhone(testSite.env.supportPhone), '{phone}'],
  [testSite.env.supportEmail, '{e-mail}'],
]);

const NUMBER_WORDS = Array.from({ length: 11 }, (_, index) => inWords(index + 2));

/** Matches any of `words` as a whole, the longest one first. */
function anyOf(words: Iterable<string>, flags: string): RegExp {
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<!\\w)(?:${longestFirst.map((word) => RegExp.escape(word)).join('|')})(?!\\w)`, flags); // prettier-ignore
}

const FACT = anyOf(FACTS.keys(), 'g');
const NUMBER_WORD = anyOf(NUMBER_WORDS, 'gi');

/** `text` with placeholders for the names, amounts and numbers that the owner may change. */
export function maskFacts(text: string): string {
  return text
    .replaceAll(FACT, (found) => FACTS.get(found) ?? found)
    .replaceAll(/\$[\d,.]*\d/g, '{amount}')
    .replaceAll(/\d+(?:[,.]\d+)*/g, '{number}')
    .replaceAll(NUMBER_WORD, '{number}');
}

import { toIsoDate } from '#lib/format.ts';
import { InputError } from '#lib/input-error.ts';
import { isMoney, type Money } from '#lib/money.ts';
import type { PlanTerms } from './catalog-entry.ts';

/** A rule that types cannot express: whether the facts keep it, and if not, what is wrong and how to fix it. */
export type Rule = readonly [isKept: boolean, problem: string];

/** Stops the build if the facts in `file` break a rule. @throws {InputError} listing every rule that they break. */
export function checkFacts(file: `src/data/${string}.ts`, rules: readonly Rule[]): void {
  const problems = rules.filter(([isKept]) => !isKept).map(([, problem]) => problem);
  if (problems.length > 0) throw new InputError(`${file} has problems:`, problems);
}

/** Whether no two entries of `values` are equal. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** Whether a line of `letters` letters can hold every word of `text`. */
export function hasWordsUpTo(letters: number, text: string): boolean {
  return text.split(/[\s-]/).every((word) => word.length <= letters);
}

/** A calendar day is written as YYYY-MM-DD. */
export function dayRule(field: string, day: string): Rule {
  const date = new Date(day);
  const isDay = !Number.isNaN(date.getTime()) && toIsoDate(date) === day;
  return [isDay, `${field}: write the day as YYYY-MM-DD (got "${day}")`];
}

/** A name in narrow columns has at most 24 characters, and no word longer than a line. */
export function nameRules(field: string, name: string): readonly Rule[] {
  const got = `(got "${name}")`;
  return [
    [name.length <= 24, `${field}: a name has room for 24 characters; write a shorter one ${got}`],
    [
      hasWordsUpTo(12, name),
      `${field}: a line in a narrow column holds 12 letters; use shorter words ${got}`,
    ],
  ];
}

/** A price is an amount above zero. */
export function priceRule(field: string, price: Money): Rule {
  return isMoney(price)
    ? [price.minorUnits > 0, `${field}: write a price above $0`]
    : [false, `${field}: write the amount in usd(), like usd(297) (got ${JSON.stringify(price)})`];
}

/** The rules for the plans of every line. */
export function planRules(plans: readonly PlanTerms[]): readonly Rule[] {
  return [
    [areUnique(plans.map(({ id }) => id)), 'give every plan its own id'],
    ...plans.flatMap(({ id, name, price }): readonly Rule[] => [
      [
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
        `"${name}", id: use lower-case letters and digits, joined by single hyphens (got "${id}")`,
      ],
      [name.trim() !== '', `"${id}", name: write the name; it may not be empty`],
      ...nameRules(`"${name}", name`, name),
      priceRule(`"${name}", price`, price),
    ]),
  ];
}

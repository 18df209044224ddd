import * as z from 'zod';
import { toIsoDate } from '#lib/format.ts';
import { InputError } from '#lib/input-error.ts';
import { isMoney, type Money } from '#lib/money.ts';
import { readShape } from '#lib/shape-problem.ts';
import type { PlanTerms } from './catalog-entry.ts';

/** A rule that types cannot express: whether the facts keep it, and if not, what is wrong and how to fix it. */
export type Rule = readonly [isKept: boolean, problem: string];

/** Stops the build if the facts in `file` break a rule. @throws {InputError} listing every rule that they break. */
export function checkFacts(file: `src/data/${string}.ts`, rules: readonly Rule[]): void {
  const problems = rules.filter(([isKept]) => !isKept).map(([, problem]) => problem);
  if (problems.length > 0) throw new InputError(`${file} has problems:`, problems);
}

/** Words that may not be missing. */
export const words = z
  .string()
  .refine((text) => text.trim() !== '', 'write it; it may not be empty');
/** A whole number from 1 to `most`. */
export const whole = (most = Infinity) =>
  z
    .number()
    .refine(
      (value) => Number.isInteger(value) && value > 0 && value <= most,
      `write a whole number above 0${most < Infinity ? `, at most ${most}` : ''}`,
    );
/** A percentage above zero. */
export const percent = z
  .number()
  .refine((value) => value > 0 && value <= 100, 'write a percentage above 0, at most 100');
/** An amount above zero. */
export const price = z.custom<Money>((value) => isMoney(value) && value.minorUnits > 0, {
  error: ({ input }) =>
    isMoney(input) ? 'write a price above $0' : 'write the amount in usd(), like usd(297)',
});
/** What the terms of every plan have. */
export const planShape = { id: words, name: words, price, extras: z.array(words).readonly() };

/** The facts have the shape of `schema`: types alone stop no build. `prefix` names the facts in the message. */
export function shapeRules<Schema extends z.ZodType>(
  schema: Schema,
  facts: z.input<Schema>,
  prefix = '',
): readonly Rule[] {
  return readShape(schema, facts).problems.map((problem) => [false, `${prefix}${problem}`]);
}

/** Whether no two entries of `values` are equal. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** Every entry needs an id of its own; `noun` names one. */
export function ownIds(noun: string, ids: readonly string[]): Rule {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    repeated.length === 0,
    `give every ${noun} its own id (more than one has "${repeated.join('", "')}")`,
  ];
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

/** The rules for the shape of each entry of a list; a problem names the entry. */
export function entryShapeRules<Schema extends z.ZodType<{ id: string; name: string }>>(
  schema: Schema,
  entries: readonly z.input<Schema>[],
): readonly Rule[] {
  return entries.flatMap((entry, index) => {
    const { name, id } = entry as { name?: string; id?: string };
    const shown = [name?.trim(), id, `entry ${index + 1}`].find(Boolean);
    return shapeRules(schema, entry, `"${shown}", `);
  });
}

/** The rules for the plans of every line. */
export function planRules(plans: readonly PlanTerms[]): readonly Rule[] {
  return [
    ownIds(
      'plan',
      plans.map(({ id }) => id),
    ),
    ...plans.flatMap(({ id, name }): readonly Rule[] => [
      [
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
        `"${name}", id: use lower-case letters and digits, joined by single hyphens (got "${id}")`,
      ],
      ...nameRules(`"${name}", name`, name),
    ]),
  ];
}

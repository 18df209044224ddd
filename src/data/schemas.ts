import * as z from 'zod';
import { parseOrExplain } from '#lib/parse-or-explain.ts';

/** A price: a whole number of cents above zero, in US dollars. */
export const moneySchema = z.strictObject({
  minorUnits: z.int('write the price with usd(…), in dollars').positive('write a price above $0'),
  currency: z.literal('USD'),
});

/** A line of text that visitors read. */
export const textSchema = z.string().trim().min(1, 'write the text; it may not be empty');

/** Whether a line of `letters` letters can hold every word. */
export function hasWordsUpTo(letters: number) {
  return (text: string): boolean => text.split(/[\s-]/).every((word) => word.length <= letters);
}

/** A name that is shown in narrow columns: at most 24 characters, and no word longer than a line. */
export const nameSchema = textSchema
  .max(24, 'a name has room for 24 characters; write a shorter one')
  .refine(hasWordsUpTo(12), 'a line in a narrow column holds 12 letters; use shorter words');

/** Lowercase words joined by hyphens: ids and the single path segment of a purchase page. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters and digits, joined by single hyphens');

/** What every plan states, whatever its line. */
export const planTermsSchema = z.strictObject({
  id: slugSchema,
  name: nameSchema,
  /** By the month. */
  price: moneySchema,
  /** What this plan has and no general term says. */
  extras: z.array(textSchema).readonly(),
});

/** A calendar day, YYYY-MM-DD. */
export const isoDateSchema = z.iso.date('write the day as YYYY-MM-DD');

/** Whether no two entries of `values` are equal. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/**
 * Checks the facts of `file` and returns them with their literal types, so that other modules can require an
 * entry per id, and a missing one is a type error.
 * @throws {InputError} listing every problem at once.
 */
export function checkFacts<Schema extends z.ZodType, const Facts extends z.input<Schema>>(
  file: `src/data/${string}.ts`,
  schema: Schema,
  facts: Facts,
): Facts {
  return parseOrExplain(schema, facts, `${file} has problems:`) as Facts;
}

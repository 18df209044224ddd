import * as z from 'zod';
import { expect, test } from 'vitest';
import { InputError } from '#lib/input-error.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';

const schema = z.strictObject({
  name: z.string().min(1, 'write a name'),
  plans: z.array(z.strictObject({ price: z.number().positive('write a price above 0') })),
});

function problemsOf(value: unknown): readonly string[] {
  try {
    parseOrExplain(schema, value, 'The file has problems:');
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  throw new Error('expected the input to be refused');
}

test('what is right comes back parsed', () => {
  const value = { name: 'A', plans: [{ price: 1 }] };
  expect(parseOrExplain(schema, value, '')).toEqual(value);
});

test('every problem is listed at once, with its path, the value and the fix', () => {
  expect(problemsOf({ name: '', plans: [{ price: 1 }, { price: -5 }] })).toEqual([
    'name: write a name (got "")',
    'plans, entry 2, price: write a price above 0 (got -5)',
  ]);
});

test('a value too long to help is left out of the message', () => {
  const plans = Array.from({ length: 50 }, () => ({ price: 1 }));
  expect(problemsOf({ name: 'A', plans, surplus: true })).toEqual([
    'the whole list: has "surplus", which does not exist; correct the name, or remove it',
  ]);
});

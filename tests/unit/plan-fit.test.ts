import { describe, expect, test } from 'vitest';
import { listsAll, NO_NEEDS, statusOf, type PlanTerms } from '#features/offers/plan-fit.ts';
import { amongOffered, firstChoice, withToggled } from '#features/offers/plan-choice.ts';

const terms = (
  monthlyCents: number,
  isDoneForYou: boolean | null,
  hasUnlimitedAccounts: boolean | null,
  linkedinLevel = 0,
): PlanTerms => ({ monthlyCents, isDoneForYou, hasUnlimitedAccounts, linkedinLevel });
/** The last one's terms state only its price and its level. */
const PLANS = [
  terms(9_700, false, false),
  terms(49_700, true, true),
  terms(200_000, null, null, 2),
];

test('a plan fits what is needed if its terms say all of it', () => {
  for (const [fitting, needs] of [
    ['yes yes yes', {}],
    ['no yes no', { doneForYou: true }],
    ['no yes no', { unlimitedAccounts: true }],
    // A higher level covers a lower one.
    ['no no yes', { linkedinLevel: 1 }],
    ['no no yes', { linkedinLevel: 2 }],
    ['no no no', { linkedinLevel: 3 }],
    // To the cent.
    ['yes yes no', { monthlyCents: 49_700 }],
    ['yes no no', { monthlyCents: 49_699 }],
  ] as const) {
    const fits = PLANS.map((plan) => (listsAll(plan, { ...NO_NEEDS, ...needs }) ? 'yes' : 'no'));
    expect.soft(fits.join(' '), JSON.stringify(needs)).toBe(fitting);
  }
});

test('the status says how many fit', () => {
  const words = { all: 'All.', one: 'One of {all}.', some: '{fits} of {all}.', none: 'None.' };
  const said = [3, 2, 1, 0].map((count) => statusOf(count, 3, words));
  expect(said).toEqual(['All.', '2 of 3.', 'One of 3.', 'None.']);
});

describe('the plans that a phone compares', () => {
  test('are the smallest to begin with', () => {
    expect(firstChoice([{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toEqual(['a', 'b']);
  });

  test('come and go, and are never more than three', () => {
    expect(withToggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(withToggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(withToggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
    expect(withToggled(['a'], 'a')).toEqual([]);
  });

  test('stay as many while a filter takes some away', () => {
    expect(amongOffered(['a', 'b'], ['b', 'c', 'd'])).toEqual(['b', 'c']);
    expect(amongOffered(['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(amongOffered(['a', 'b'], ['c'])).toEqual(['c']);
    expect(amongOffered(['a'], ['a', 'b'])).toEqual(['a']);
  });
});

import { describe, expect, test } from 'vitest';
import {
  breakEvenCents,
  comparedByYear,
  monthlyCosts,
  type CostedPlan,
} from '#features/offers/plan-costs.ts';
import { listsAll, NO_NEEDS, statusOf, type PlanTerms } from '#features/offers/plan-fit.ts';
import { amongOffered, withToggled } from '#features/offers/plan-choice.ts';

/** The terms of the last plan state only its price and its level. */
const PLANS: readonly PlanTerms[] = [
  { monthlyCents: 9_700, isDoneForYou: false, hasUnlimitedAccounts: false, linkedinLevel: 0 },
  { monthlyCents: 49_700, isDoneForYou: true, hasUnlimitedAccounts: true, linkedinLevel: 0 },
  { monthlyCents: 200_000, isDoneForYou: null, hasUnlimitedAccounts: null, linkedinLevel: 2 },
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

/** Plans written by hand: every step costs $1,000 more and takes off another 20 percent. */
const plan = (place: number, linkedinLevel: number, thousands = place + 1): CostedPlan => ({
  id: `plan-${place}`,
  name: `Plan ${place}`,
  monthCents: thousands * 100_000,
  yearCents: thousands * 1_000_000,
  linkedinLevel,
  discountPercent: 20 * place,
});
const COSTED = [plan(0, 1), plan(1, 2), plan(2, 3), plan(3, 3), plan(4, 3), plan(5, 3)];

test.each([
  [1, 0, '1000* 2000 3000 4000 5000 6000'],
  [1, 4000, '5000* 5200 5400 5600 5800 6000'],
  [1, 5000, '6000* 6000* 6000* 6000* 6000* 6000*'],
  [1, 6000, '7000 6800 6600 6400 6200 6000*'],
  [2, 4999, '5999.2* 5999.4 5999.6 5999.8 6000'],
  [2, 5001, '6000.8 6000.6 6000.4 6000.2 6000*'],
  [3, 0, '3000* 4000 5000 6000'],
  [3, 10_000, '9000 8000 7000 6000*'],
])(
  'a month at level %i with $%i of services, the cheapest plan marked: %s',
  (level, dollars, costs) => {
    const found = monthlyCosts(COSTED, level, dollars * 100).map(
      ({ totalCents, isCheapest }) => `${totalCents / 100}${isCheapest ? '*' : ''}`,
    );
    expect(found.join(' ')).toBe(costs);
  },
);

test('plans break even at $5,000, and later with a more expensive last plan', () => {
  expect(breakEvenCents(COSTED)).toBe(500_000);
  expect(breakEvenCents([...COSTED.slice(0, 5), plan(5, 3, 7)])).toBe(1_000_000);
});

test('a year costs the same, bought apart or with a premium plan, where it is said to', () => {
  for (const [level, apartDollars, premiumDollars, evenDollars] of [
    [1, 9970, 10_000, 50_030],
    [2, 13_970, 20_000, 30_150],
    [3, 21_970, 30_000, 20_075],
  ] as const) {
    const apart = { level, yearCents: apartDollars * 100 };
    const { apartCents, premium, evenCents, evenPlan } = comparedByYear(COSTED, apart, 0);
    const cents = [apartDollars, premiumDollars, evenDollars].map((dollars) => dollars * 100);
    expect.soft([apartCents, premium.cents, evenCents]).toEqual(cents);
    expect.soft(evenPlan.id).toBe(`plan-${level === 1 ? 5 : level - 1}`);
    const even = comparedByYear(COSTED, apart, evenCents / 12);
    expect.soft(even.premium.cents).toBeCloseTo(even.apartCents);
  }
});

import { describe, expect, test } from 'vitest';
import {
  breakEvenCents,
  comparedByYear,
  monthlyCosts,
  type CostedPlan,
} from '#features/offers/plan-costs.ts';

/** Plans written by hand: every step costs $1,000 more and takes off another 20 percent. */
const plan = (place: number, linkedinLevel: number, thousands = place + 1): CostedPlan => ({
  ...{ id: `plan-${place}`, name: `Plan ${place}` },
  ...{ monthCents: thousands * 100_000, yearCents: thousands * 1_000_000 },
  ...{ linkedinLevel, discountPercent: 20 * place },
});
const plans = [plan(0, 1), plan(1, 2), plan(2, 3), plan(3, 3), plan(4, 3), plan(5, 3)];

describe('a month with a premium plan', () => {
  test.each([
    [1, 0, '1000* 2000 3000 4000 5000 6000'],
    [1, 4000, '5000* 5200 5400 5600 5800 6000'],
    [1, 5000, '6000* 6000* 6000* 6000* 6000* 6000*'],
    [1, 6000, '7000 6800 6600 6400 6200 6000*'],
    [2, 4999, '5999.2* 5999.4 5999.6 5999.8 6000'],
    [2, 5001, '6000.8 6000.6 6000.4 6000.2 6000*'],
    [3, 0, '3000* 4000 5000 6000'],
    [3, 10_000, '9000 8000 7000 6000*'],
  ])('at level %i with $%i of services, the cheapest marked: %s', (level, dollars, costs) => {
    const found = monthlyCosts(plans, level, dollars * 100).map(
      ({ totalCents, isCheapest }) => `${totalCents / 100}${isCheapest ? '*' : ''}`,
    );
    expect(found.join(' ')).toBe(costs);
  });

  test('breaks even at $5,000, and later with a more expensive last plan', () => {
    expect(breakEvenCents(plans)).toBe(500_000);
    expect(breakEvenCents([...plans.slice(0, 5), plan(5, 3, 7)])).toBe(1_000_000);
  });
});

test('a year costs the same, bought apart or with a premium plan, where it is said to', () => {
  for (const [level, apartDollars, premiumDollars, evenDollars] of [
    [1, 9970, 10_000, 50_030],
    [2, 13_970, 20_000, 30_150],
    [3, 21_970, 30_000, 20_075],
  ] as const) {
    const apart = { level, yearCents: apartDollars * 100 };
    const { apartCents, premium, evenCents, evenPlan } = comparedByYear(plans, apart, 0);
    const cents = [apartDollars, premiumDollars, evenDollars].map((dollars) => dollars * 100);
    expect.soft([apartCents, premium.cents, evenCents]).toEqual(cents);
    expect.soft(evenPlan.id).toBe(`plan-${level === 1 ? 5 : level - 1}`);
    const even = comparedByYear(plans, apart, evenCents / 12);
    expect.soft(even.premium.cents).toBeCloseTo(even.apartCents);
  }
});

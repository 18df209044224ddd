import { describe, expect, test } from 'vitest';
import { planCalculator } from '#copy/plan-calculator.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { breakEvenCents, comparedByYear, monthlyCosts, type CostedPlan } from '#lib/plan-costs.ts';

/** Plans written by hand, with the specification's figures. */
const plan = (
  id: string,
  thousands: number,
  linkedinLevel: number,
  discountPercent: number,
): CostedPlan => ({
  id,
  name: id,
  monthCents: thousands * 100_000,
  yearCents: thousands * 1_000_000,
  linkedinLevel,
  discountPercent,
});
const plans = [
  plan('essentials-plus', 1, 1, 0),
  plan('standard-plus', 2, 2, 20),
  plan('deluxe-plus', 3, 3, 40),
  plan('enterprise', 4, 3, 60),
  plan('premium', 5, 3, 80),
  plan('premium-plus', 6, 3, 100),
];

/** The totals in dollars, by plan, and the plans that cost least. */
function costs(level: number, dollars: number) {
  const rows = monthlyCosts(plans, level, dollars * 100);
  return {
    totals: rows.map(({ totalCents }) => totalCents / 100),
    cheapest: rows.filter(({ isCheapest }) => isCheapest).map((row) => row.plan.id),
  };
}

describe('a month with a premium plan', () => {
  test.each([
    [1, 0, [1000, 2000, 3000, 4000, 5000, 6000], ['essentials-plus']],
    [1, 4000, [5000, 5200, 5400, 5600, 5800, 6000], ['essentials-plus']],
    [1, 5000, [6000, 6000, 6000, 6000, 6000, 6000], plans.map(({ id }) => id)],
    [1, 6000, [7000, 6800, 6600, 6400, 6200, 6000], ['premium-plus']],
    [2, 0, [2000, 3000, 4000, 5000, 6000], ['standard-plus']],
    [2, 4999, [5999.2, 5999.4, 5999.6, 5999.8, 6000], ['standard-plus']],
    [2, 5000, [6000, 6000, 6000, 6000, 6000], plans.slice(1).map(({ id }) => id)],
    [2, 5001, [6000.8, 6000.6, 6000.4, 6000.2, 6000], ['premium-plus']],
    [3, 0, [3000, 4000, 5000, 6000], ['deluxe-plus']],
    [3, 2500, [4500, 5000, 5500, 6000], ['deluxe-plus']],
    [3, 5000, [6000, 6000, 6000, 6000], plans.slice(2).map(({ id }) => id)],
    [3, 10_000, [9000, 8000, 7000, 6000], ['premium-plus']],
  ])('at level %i with $%i of services', (level, dollars, totals, cheapest) => {
    expect(costs(level, dollars)).toEqual({ totals, cheapest });
  });

  test('breaks even at $5,000, and nowhere where the steps do not agree', () => {
    expect(breakEvenCents(plans)).toBe(500_000);
    expect(breakEvenCents([...plans.slice(0, 5), plan('premium-plus', 7, 3, 100)])).toBeNull();
  });
});

describe('a year, bought apart or with a premium plan', () => {
  /** Deluxe by the year, $4,970, and a bundle. */
  const apart = (level: number, bundle: number) => ({ level, yearCents: (4970 + bundle) * 100 });

  test.each([
    [1, 5000, 9970, 10_000, 50_030, 'premium-plus'],
    [2, 9000, 13_970, 20_000, 30_150, 'standard-plus'],
    [3, 17_000, 21_970, 30_000, 20_075, 'deluxe-plus'],
  ])('level %i without services', (level, bundle, apartDollars, premium, even, evenPlan) => {
    const compared = comparedByYear(plans, apart(level, bundle), 0);
    expect([compared.apartCents, compared.premium.cents, compared.evenCents]).toEqual(
      [apartDollars, premium, even].map((dollars) => dollars * 100),
    );
    expect(compared.evenPlan.id).toBe(evenPlan);
  });

  test('both cost the same where they are said to', () => {
    const { evenCents } = comparedByYear(plans, apart(3, 17_000), 0);
    const { apartCents, premium } = comparedByYear(plans, apart(3, 17_000), evenCents / 12);
    expect(premium.cents).toBe(apartCents);
  });

  test('a busy year is cheapest with the plan that takes everything off', () => {
    const { premium } = comparedByYear(plans, apart(1, 5000), 600_000);
    expect([premium.plan.id, premium.cents]).toEqual(['premium-plus', 6_000_000]);
  });
});

describe('the calculator of the site', () => {
  const { calculator, table, apart } = planCalculator();

  test('counts the plans of the site', () => {
    expect(calculator.plans.map(({ id }) => id)).toEqual(premiumPlans.map(({ id }) => id));
    expect(calculator.apart.map(({ level }) => level)).toEqual([1, 2, 3]);
  });

  test('shows in its table what it would answer', () => {
    const amounts = table.columns.length;
    expect(amounts).toBe(5);
    for (const { id, totals } of table.rows) {
      const counted = calculator.plans.find((candidate) => candidate.id === id);
      expect(totals).toHaveLength(amounts);
      expect(totals[0]).toBe(
        ((counted?.monthCents ?? 0) / 100).toLocaleString('en-US', {
          style: 'currency',
          currency: 'USD',
          maximumFractionDigits: 0,
        }),
      );
    }
  });

  test('has a row for each level bought apart', () => {
    expect(apart.rows.map(({ id }) => id)).toEqual(['level-1', 'level-2', 'level-3']);
    for (const { cells } of apart.rows) expect(cells).toHaveLength(apart.columns.length);
  });
});

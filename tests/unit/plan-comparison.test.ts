import { describe, expect, test } from 'vitest';
import { planComparison } from '#copy/plan-comparison.ts';
import { company } from '#data/company.ts';
import { formatMoney, usd } from '#lib/money.ts';
import {
  atPrice,
  samplePremiumPlans as premiumPlans,
  sampleStandardPlans as standardPlans,
} from './sample-plans.ts';

type Comparison = ReturnType<typeof planComparison>;
type Row = Comparison['table']['groups'][number]['plans'][number];

const rowsOf = ({ table }: Comparison) => table.groups.flatMap(({ plans }): Row[] => plans);
const all = [...standardPlans, ...premiumPlans];
const real = planComparison(standardPlans, premiumPlans);
const rows = rowsOf(real);

function rowOf(id: string, comparison = real) {
  const row = rowsOf(comparison).find((candidate) => candidate.id === id);
  if (!row) throw new Error(`There is no row "${id}"`);
  return row;
}

describe('every plan of both lines', () => {
  test('has a row, in the order of the data, under the name of its line', () => {
    expect(
      real.table.groups.map(({ name, plans }) => [name, plans.map((plan) => plan.name)]),
    ).toEqual([
      [company.platformName, ['Small', 'Middle', 'Large']],
      [company.premiumName, ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']],
    ]);
  });

  test('says both of its prices', () => {
    expect(rows.map(({ monthly, yearly }) => [monthly.price, yearly.price])).toEqual(
      all.map(({ prices: { month, year } }) => [
        formatMoney(month.amount),
        formatMoney(year.amount),
      ]),
    );
  });

  test('has its links: two for a standard plan, one for a premium plan', () => {
    expect(rows.map(({ monthly, yearly }) => [monthly.select.href, yearly.select?.href])).toEqual([
      ...standardPlans.map(({ prices: { month, year } }) => [month.path, year.path]),
      ...premiumPlans.map(({ prices }) => [prices.month.path, undefined]),
    ]);
  });

  test('is popular only if its record says so', () => {
    expect(rows.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(['Middle']);
  });
});

describe('what a plan gives', () => {
  test('is what the specification says of a standard plan', () => {
    expect(rowOf('deluxe')).toMatchObject({
      gives: 'Unlimited accounts, done-for-you, premium automation',
      linkedin: { level: 0 },
      discount: { percent: 0 },
      extras: ['SuperCharged advertising', 'Agents and voice'],
      support: 'Included',
    });
    expect(rowOf('essentials').terms).toEqual({
      monthlyCents: 9_700,
      isDoneForYou: false,
      hasUnlimitedAccounts: false,
      linkedinLevel: 0,
    });
  });

  test('says no more where the specification is silent on a premium plan, whatever its name recalls', () => {
    expect(rowOf('standard-plus')).toMatchObject({
      gives: 'PBSEngine with LinkedIn management',
      linkedin: { level: 2, text: 'Level 2' },
      discount: { percent: 20, text: '20% off' },
      extras: [],
      terms: { isDoneForYou: null, hasUnlimitedAccounts: null, linkedinLevel: 2 },
    });
  });

  test('takes the service of a premium plan from what is said of it, and lists it once', () => {
    expect(rowOf('essentials-plus')).toMatchObject({
      gives: 'PBSEngine with LinkedIn management, done-for-you',
      extras: ['Fast access'],
      discount: { text: 'No discount' },
      terms: { isDoneForYou: true },
    });
  });

  test('is said of support only by the plan itself', () => {
    const silent = premiumPlans.map((plan) => ({ ...plan, features: plan.features.slice(0, 1) }));
    for (const { id } of silent)
      expect(rowOf(id, planComparison(standardPlans, silent)).support).toBe('Not included');
  });
});

describe('the filter', () => {
  test('offers each monthly price once, the lowest first', () => {
    expect(real.filter.budget.options.map(({ label }) => label)).toEqual(
      [97, 297, 497, 1000, 2000, 3000, 4000, 5000, 6000].map(
        (dollars) => `Up to ${formatMoney(usd(dollars))}`,
      ),
    );
    const same = premiumPlans.map((plan) => atPrice(plan, 497));
    expect(planComparison(standardPlans, same).filter.budget.options).toHaveLength(3);
  });

  test('offers every level, and says which ones reach higher', () => {
    expect(real.filter.linkedin.options).toEqual([
      { value: 0, label: 'Any' },
      { value: 1, label: '1+' },
      { value: 2, label: '2+' },
      { value: 3, label: '3' },
    ]);
  });

  test('follows a changed price', () => {
    const raised = standardPlans.map((plan) =>
      plan.id === 'standard' ? atPrice(plan, 350) : plan,
    );
    const comparison = planComparison(raised, premiumPlans);
    expect(rowOf('standard', comparison)).toMatchObject({
      monthly: { price: '$350' },
      yearly: { price: '$3,500' },
      terms: { monthlyCents: 35_000 },
    });
    expect(comparison.filter.budget.options.map(({ label }) => label)).toContain('Up to $350');
    expect(rowOf('deluxe', comparison)).toEqual(rowOf('deluxe'));
  });
});

test('everything the browser gets survives as JSON', () => {
  expect(JSON.parse(JSON.stringify(real))).toEqual(real);
});

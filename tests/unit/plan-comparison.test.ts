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
type Row = Comparison['table']['lines'][number]['plans'][number];

const rowsOf = ({ table }: Comparison) => table.lines.flatMap(({ plans }): Row[] => plans);
const all = [...standardPlans, ...premiumPlans];
const real = planComparison('standard', standardPlans, premiumPlans);
const rows = rowsOf(real);

function rowOf(id: string, comparison = real) {
  const row = rowsOf(comparison).find((candidate) => candidate.id === id);
  if (!row) throw new Error(`There is no row "${id}"`);
  return row;
}

describe('every plan of both lines', () => {
  test('has a row, in the order of the data, in the table of its line; the own line of the page is first', () => {
    const named = ({ table }: Comparison) =>
      table.lines.map(({ name, plans }) => [name, plans.map((plan) => plan.name)]);
    const lines = [
      [company.platformName, ['Small', 'Middle', 'Large']],
      [company.premiumName, ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']],
    ];
    expect(named(real)).toEqual(lines);
    expect(named(planComparison('premium', standardPlans, premiumPlans))).toEqual(
      lines.toReversed(),
    );
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

  test('is marked as popular if its record says so, and where the highest level costs least', () => {
    expect(rows.flatMap(({ name, flag }) => (flag ? [[name, flag]] : []))).toEqual([
      ['Middle', 'Popular'],
      ['Third', 'Lowest Level 3 plan'],
    ]);
  });
});

describe('what a plan gives', () => {
  const factsOf = (id: string) => rowOf(id).facts.map(({ text }) => text);

  test('is what the specification says of a standard plan', () => {
    expect(factsOf('deluxe')).toEqual([
      'Unlimited accounts',
      'Done for you',
      'Premium automation, with SuperCharged advertising and Agents and voice',
    ]);
    expect(factsOf('essentials')).toEqual(['Single account', 'Done with you', 'Base automation']);
    expect(rowOf('essentials').terms).toEqual({
      monthlyCents: 9_700,
      isDoneForYou: false,
      hasUnlimitedAccounts: false,
      linkedinLevel: 0,
    });
  });

  test('says no more where the specification is silent on a premium plan, whatever its name recalls', () => {
    expect(factsOf('standard-plus')).toEqual(['Level 2, 3 ads a week', '20% off']);
    expect(rowOf('standard-plus').terms).toMatchObject({
      isDoneForYou: null,
      hasUnlimitedAccounts: null,
      linkedinLevel: 2,
    });
  });

  test('takes the service of a premium plan from what is said of it', () => {
    expect(factsOf('essentials-plus')).toEqual(['Level 1, 2 ads a week', 'List price']);
    expect(rowOf('essentials-plus').terms.isDoneForYou).toBe(true);
    expect(rowOf('essentials-plus').bestIf).toMatch(/Comes done-for-you and with Fast access\.$/);
  });

  test('is said of support once, and only where all plans of the line have it', () => {
    const sharedBy = (plans: typeof premiumPlans) =>
      planComparison('standard', standardPlans, plans).table.lines[1]?.shared;
    expect(sharedBy(premiumPlans)).toMatch(/WhatsApp support/);
    const silent = premiumPlans.map((plan, index) =>
      index === 3 ? { ...plan, features: plan.features.slice(0, 1) } : plan,
    );
    expect(sharedBy(silent)).not.toMatch(/WhatsApp support/);
  });
});

describe('whom a premium plan is for', () => {
  test('follows from its level, its discount and its price', () => {
    const of = (id: string, plans = premiumPlans) =>
      rowOf(id, planComparison('premium', standardPlans, plans)).bestIf;
    expect(of('standard-plus')).toBe('Best if you want 3 ads a week on LinkedIn.');
    expect(of('enterprise')).toContain('what you spend on services varies');
    expect(of('premium-plus')).toBe(
      'Best if you buy more than $5,000 of services in an average month.',
    );
    const double = premiumPlans.map((plan, index) => atPrice(plan, 2000 * (index + 1)));
    expect(of('premium-plus', double)).toContain('$10,000');
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
    expect(planComparison('standard', standardPlans, same).filter.budget.options).toHaveLength(3);
  });

  test('offers every level, and says which ones reach higher', () => {
    expect(real.filter.linkedin.options).toEqual([
      { value: 0, label: 'Any' },
      { value: 1, label: '1+', spoken: '1 or higher' },
      { value: 2, label: '2+', spoken: '2 or higher' },
      { value: 3, label: '3' },
    ]);
  });

  test('follows a changed price', () => {
    const raised = standardPlans.map((plan) =>
      plan.id === 'standard' ? atPrice(plan, 350) : plan,
    );
    const comparison = planComparison('standard', raised, premiumPlans);
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

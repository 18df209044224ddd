import { describe, expect, test } from 'vitest';
import { planComparison } from '#copy/plan-comparison.ts';
import { company } from '#data/company.ts';
import {
  atPrice,
  samplePremiumPlans as premium,
  sampleStandardPlans as standard,
} from './sample-plans.ts';

type Comparison = ReturnType<typeof planComparison>;
const real = planComparison('standard', standard, premium);

type Row = Comparison['table']['lines'][number]['plans'][number];
const rowsOf = ({ table }: Comparison) => table.lines.flatMap(({ plans }): Row[] => plans);

function rowOf(id: string, comparison = real) {
  const row = rowsOf(comparison).find((plan) => plan.id === id);
  if (!row) throw new Error(`There is no row "${id}"`);
  return row;
}

test('every plan has a row in the table of its line; the own line of the page is first', () => {
  const named = ({ table }: Comparison) =>
    table.lines.map(({ name, plans }) => [name, plans.map((plan) => plan.name).join(', ')]);
  const lines = [
    [company.platformName, 'Small, Middle, Large'],
    [company.premiumName, 'First, Second, Third, Fourth, Fifth, Sixth'],
  ];
  expect(named(real)).toEqual(lines);
  expect(named(planComparison('premium', standard, premium))).toEqual(lines.toReversed());
});

test('a row follows its plan: both prices, links, flag; so does the filter, and other rows stay', () => {
  const raised = standard.map((plan) => (plan.id === 'standard' ? atPrice(plan, 350) : plan));
  const comparison = planComparison('standard', raised, premium);
  expect(rowOf('standard', comparison)).toMatchObject({
    monthly: { price: '$350', select: { href: '/middle-by-month' } },
    yearly: { price: '$3,500', select: { href: '/middle-by-year' } },
    ...{ terms: { monthlyCents: 35_000 }, flag: 'Popular' },
  });
  expect(comparison.filter.budget.options.map(({ label }) => label)).toContain('Up to $350');
  expect(rowOf('deluxe', comparison)).toEqual(rowOf('deluxe'));
  // A year of a premium plan has no page of its own.
  expect(rowOf('deluxe-plus').yearly.select).toBeNull();
  const flagged = rowsOf(real).filter(({ flag }) => flag);
  expect(flagged.map(({ name }) => name)).toEqual(['Middle', 'Third']);
});

describe('what a plan gives', () => {
  const factsOf = (id: string) => rowOf(id).facts.map(({ text }) => text);

  test('is what its record says', () => {
    expect(factsOf('deluxe')).toEqual([
      'Unlimited accounts',
      'Done for you',
      'Premium automation, with SuperCharged advertising and Agents and voice',
    ]);
    expect(rowOf('essentials').terms).toEqual({
      ...{ monthlyCents: 9_700, isDoneForYou: false },
      ...{ hasUnlimitedAccounts: false, linkedinLevel: 0 },
    });
  });

  test('is no more than is said of a premium plan, whatever its name recalls', () => {
    expect(factsOf('standard-plus')).toEqual(['Level 2, 3 ads a week', '20% off']);
    const unknown = { isDoneForYou: null, hasUnlimitedAccounts: null, linkedinLevel: 2 };
    expect(rowOf('standard-plus').terms).toMatchObject(unknown);
    expect(rowOf('essentials-plus').terms.isDoneForYou).toBe(true);
    expect(rowOf('essentials-plus').bestIf).toMatch(/done-for-you and with Fast access\.$/);
  });

  test('is said of support once, and only where all plans of the line have it', () => {
    const sharedBy = (plans: typeof premium) =>
      planComparison('standard', standard, plans).table.lines[1]?.shared;
    expect(sharedBy(premium)).toMatch(/WhatsApp support/);
    const silent = premium.map((plan, index) => (index === 3 ? { ...plan, features: [] } : plan));
    expect(sharedBy(silent)).not.toMatch(/WhatsApp support/);
  });
});

test('whom a premium plan is for follows from its level, its discount and its price', () => {
  const of = (id: string, plans = premium) =>
    rowOf(id, planComparison('premium', standard, plans)).bestIf;
  expect(of('standard-plus')).toContain('3 ads a week on LinkedIn');
  expect(of('enterprise')).toContain('varies');
  expect(of('premium-plus')).toContain('$5,000');
  const double = premium.map((plan, index) => atPrice(plan, 2000 * (index + 1)));
  expect(of('premium-plus', double)).toContain('$10,000');
});

test('the filter offers each monthly price once, the lowest first, and every level', () => {
  const budgets = real.filter.budget.options.map(({ label }) => label.replace('Up to ', ''));
  expect(budgets.join(' ')).toBe('$97 $297 $497 $1,000 $2,000 $3,000 $4,000 $5,000 $6,000');
  const same = premium.map((plan) => atPrice(plan, 497));
  expect(planComparison('standard', standard, same).filter.budget.options).toHaveLength(3);
  expect(real.filter.linkedin.options).toEqual([
    { value: 0, label: 'Any' },
    { value: 1, label: '1+', spoken: '1 or higher' },
    { value: 2, label: '2+', spoken: '2 or higher' },
    { value: 3, label: '3' },
  ]);
});

test('everything the browser gets survives as JSON', () => {
  expect(JSON.parse(JSON.stringify(real))).toEqual(real);
});

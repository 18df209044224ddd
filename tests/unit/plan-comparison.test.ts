import { expect, test } from 'vitest';
import { planComparison } from '#features/offers/comparison-content.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import {
  atPrice,
  changed,
  samplePremiumPlans as premium,
  sampleStandardPlans as standard,
} from './sample-plans.ts';

const real = planComparison('standard', standard, premium);

type Row = (typeof real)['table']['lines'][number]['plans'][number];

function rowOf(id: string, plans = premium) {
  const { table } = planComparison('premium', standard, plans);
  const rows = table.lines.flatMap((line): Row[] => line.plans);
  const row = rows.find((plan) => plan.id === id);
  if (!row) throw new Error(`There is no row "${id}"`);
  return row;
}
const factsOf = (id: string) => rowOf(id).facts.map(({ text }) => text);

test('a row says what its plan gives, and no more, whatever the name of a premium plan recalls', () => {
  expect(factsOf('deluxe')).toEqual([
    'Unlimited accounts',
    'Done for you',
    'Premium automation, with Agents and voice',
  ]);
  expect(rowOf('essentials').terms).toEqual({
    ...{ monthlyCents: 9_700, isDoneForYou: false },
    ...{ hasUnlimitedAccounts: false, linkedinLevel: 0 },
  });
  expect(factsOf('standard-plus')).toEqual([expect.stringContaining('Level 2'), '20% off']);
  const unknown = { isDoneForYou: null, hasUnlimitedAccounts: null, linkedinLevel: 2 };
  expect(rowOf('standard-plus').terms).toMatchObject(unknown);
  expect(rowOf('essentials-plus').terms.isDoneForYou).toBe(true);
  expect(rowOf('essentials-plus').bestIf).toMatch(/done-for-you and with Fast access\.$/);
});

test('support is said once, and only where all plans of the line have it', () => {
  const sharedBy = (plans: typeof premium) =>
    planComparison('standard', standard, plans).table.lines[1]?.shared;
  expect(sharedBy(premium)).toContain(SUPPORT);
  expect(sharedBy(changed(premium, 'enterprise', { features: [] }))).not.toContain(SUPPORT);
});

test('whom a premium plan is for follows from its price', () => {
  expect(rowOf('premium-plus').bestIf).toContain('$5,000');
  const double = premium.map((plan, index) => atPrice(plan, 2000 * (index + 1)));
  expect(rowOf('premium-plus', double).bestIf).toContain('$10,000');
});

test('the filter offers each monthly price once, the lowest first, and every level', () => {
  const budgets = real.filter.budget.options.map(({ label }) => label.replace('Up to ', ''));
  expect(budgets.join(' ')).toBe('$97 $297 $497 $1,000 $2,000 $3,000 $4,000 $5,000 $6,000');
  const same = premium.map((plan) => atPrice(plan, 497));
  expect(planComparison('standard', standard, same).filter.budget.options).toHaveLength(3);
  const levels = real.filter.linkedin.options.map(({ value, label }) => `${value} ${label}`);
  expect(levels.join(', ')).toBe('0 Any, 1 1+, 2 2+, 3 3');
});

test('everything the browser gets survives as JSON', () => {
  expect(JSON.parse(JSON.stringify(real))).toEqual(real);
});

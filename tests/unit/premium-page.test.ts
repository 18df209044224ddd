import { describe, expect, test } from 'vitest';
import { discountLedger } from '#copy/discount-ledger.ts';
import { planCalculator } from '#copy/plan-calculator.ts';
import { plusSum, premiumCopy, premiumHero, premiumPricing } from '#copy/premium.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans as plansOfTheSite, type PremiumPlan } from '#data/premium-plans.ts';
import { additionalServices, type AdditionalService } from '#data/services.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { atPrice, samplePremiumPlans as plans, sampleStandardPlans } from './sample-plans.ts';

/** A copy of the plans in which the one with this id has other terms. */
const changed = (id: string, terms: Partial<PremiumPlan>) =>
  plans.map((plan) => (plan.id === id ? { ...plan, ...terms } : plan));
/** The same for a price, by the month and by the year. */
const priced = (id: string, dollars: number) =>
  plans.map((plan) => (plan.id === id ? atPrice(plan, dollars) : plan));
/** A copy of the services in which the one with this id has other terms. */
const service = (id: string, terms: Partial<AdditionalService>) =>
  additionalServices.map((one) => (one.id === id ? { ...one, ...terms } : one));

const { cards, lead } = premiumPricing(plans);

describe('a card', () => {
  test('follows its plan', () => {
    expect(premiumPricing(priced('enterprise', 4250)).cards[3]).toMatchObject({
      ...{ name: 'Fourth', price: '$4,250', yearly: 'or $42,500 per year' },
      ...{ levelName: 'LinkedIn Level 3', discount: { amount: '60% off' } },
      to: { href: '/enterprise-by-month' },
    });
    expect(cards[0]?.discount.amount).toBe('No discount');
  });

  test('names what all plans have once, as long as all have it', () => {
    const shared = (of: readonly PremiumPlan[]) => premiumPricing(of).shared;
    expect(shared(plans).heading).toBe('On all six plans');
    expect(shared(plans).features).toContain(SUPPORT);
    expect(shared(changed('premium', { features: [] })).features).not.toContain(SUPPORT);
  });

  test('builds on the step before only where that is true', () => {
    const headings = (of: readonly PremiumPlan[]) =>
      premiumPricing(of).cards.map(({ step }) => /the (.+) plan/.exec(step.heading)?.[1]);
    expect(headings(plans)).toEqual([undefined, undefined, undefined, 'Third', 'Fourth', 'Fifth']);
    const alone = changed('enterprise', { extras: ['Coffee'] });
    expect(headings(alone)[4]).toBeUndefined();
    expect(premiumPricing(alone).cards[3]?.step.rises).toContain('Coffee');
    // A plan with a new level adds its advertisements and its communication.
    expect(cards.map(({ step }) => step.rises.length)).toEqual([4, 3, 3, 1, 1, 1]);
    const [level] = linkedinBundles;
    expect(cards[0]?.step.rises.slice(0, 2)).toEqual(level?.features.slice(0, 2));
  });

  test('says what the discount makes of one service, exactly if its price is exact', () => {
    const risesAt = (terms: Partial<AdditionalService>) =>
      premiumPricing(plans, linkedinBundles, service('social-media', terms)).cards.map(({ step }) =>
        step.rises.find((rise) => rise.includes('$')),
      );
    expect(risesAt({ price: usd(1500) })).toEqual([
      undefined,
      ...['from $1,200', 'from $900', 'from $600', 'from $300', '$0'].map(
        (less) => `Social media: ${less} a month, not $1,500`,
      ),
    ]);
    const [, exact] = risesAt({ price: usd(1500), isStartingPrice: false });
    expect(exact).toBe('Social media: $1,200 a month, not $1,500');
  });

  test('stands out if it is the lowest with the highest level, and knows the break-even of all', () => {
    const winners = (of: readonly PremiumPlan[]) =>
      premiumPricing(of).cards.flatMap(({ id, isWinner }) => (isWinner ? [id] : []));
    expect(winners(plans)).toEqual(['deluxe-plus']);
    expect(winners(changed('standard-plus', { linkedinLevel: 3 }))).toEqual(['standard-plus']);
    expect(cards[5]?.fit).toContain('$5,000');
    expect(premiumPricing(priced('enterprise', 4250)).cards[5]?.fit).not.toContain('$');
  });
});

test('texts follow the range of discounts, the lowest price and the steps', () => {
  const steep = changed('premium-plus', { discountPercent: 90 });
  expect(premiumHero(steep).lead).toContain('20 to 90%');
  expect(plusSum(steep).discount.text).toContain('up to\u00a090%');
  const low = priced('essentials-plus', 900);
  expect(premiumHero(low).plans).toContain('$900');
  expect(plusSum(low).sum.amount).toBe('$900');
  const double = plans.map((plan, index) => atPrice(plan, 2000 * (index + 1)));
  expect(lead).toContain('$1,000 a month');
  expect(premiumPricing(double).lead).toContain('$2,000 a month');
  expect(premiumPricing(priced('premium', 5500)).lead).not.toContain('$');
  // Only while no two plans give the same discount does every step take more off.
  expect(lead).toContain('takes more off');
  const flat = plans.map((plan) => ({ ...plan, discountPercent: 50 }));
  expect(premiumPricing(flat).lead).toContain('You save up to\u00a050%');
});

describe('the ledger', () => {
  const rowOf = (of: typeof plans, services: typeof additionalServices, id: string) => {
    const row = discountLedger(of, services).rows.find((candidate) => candidate.id === id);
    const amounts = [row?.list ?? [], ...(row?.steps ?? [])].map((parts) =>
      parts.map(({ amount, unit }) => `${amount} ${unit}`.trim()).join(', '),
    );
    return { note: row?.note, amounts };
  };

  test('has one column for a discount that several plans give', () => {
    const shared = plans.map((plan) => ({
      ...plan,
      discountPercent: plan.discountPercent > 20 ? 80 : 0,
    }));
    const { list, steps } = discountLedger(shared, additionalServices);
    expect(list.plans).toBe('First and Second');
    expect(steps.map(({ discount, plan }) => `${discount} ${plan}`)).toEqual([
      '80% Third, Fourth, Fifth and Sixth',
    ]);
  });

  test('has a column per discount and a row per service', () => {
    const { list, steps, rows } = discountLedger(plans, additionalServices);
    expect([list.plans, ...steps.map(({ discount, plan }) => `${discount} ${plan}`)]).toEqual([
      'First',
      ...['20% Second', '40% Third', '60% Fourth', '80% Fifth', '100% Sixth'],
    ]);
    expect(rows.map(({ id }) => id)).toEqual(additionalServices.map(({ id }) => id));
  });

  test('works every price out from the list price, to the cent, set-up and period apart', () => {
    const video = rowOf(plans, service('video', { price: usd(999) }), 'video');
    expect(video.amounts.join(' ')).toBe('$999 $799.20 $599.40 $399.60 $199.80 $0');
    const center = service('call-center', { price: usd(2000), setup: usd(4000) });
    expect(rowOf(plans, center, 'call-center').amounts.slice(0, 2)).toEqual([
      '$4,000 setup, $2,000 a month',
      '$3,200 setup, $1,600 a month',
    ]);
    const steeper = changed('standard-plus', { discountPercent: 25 });
    const coaching = service('coaching', { price: usd(1500) });
    expect(rowOf(steeper, coaching, 'coaching').amounts[1]).toBe('$1,125');
  });

  test('notes what the terms say of a price', () => {
    const noteOf = (id: string) => rowOf(plans, additionalServices, id).note;
    expect(noteOf('ai-advertising')).toBe('starting price, plus 10% of ad spend');
    expect(noteOf('coaching')).toBe('');
    const { consultingMinimumHours, consultingPrepaidExpiresAfterDays } = legalFacts.prices;
    expect(noteOf('consulting')).toContain(`at least ${consultingMinimumHours} hours`);
    expect(noteOf('consulting')).toContain(`after ${consultingPrepaidExpiresAfterDays} days`);
  });
});

test('the page shows the records as they are', () => {
  expect(premiumCopy.pricing).toEqual(premiumPricing(plansOfTheSite));
  expect(premiumCopy.ledger).toEqual(discountLedger(plansOfTheSite, additionalServices));
});

test('the sum of the smallest plan and bundle is answered, with what it leaves out', () => {
  const answerWith = (of: readonly PremiumPlan[]) =>
    planCalculator(of, linkedinBundles, sampleStandardPlans).apart.answer;
  // $970 and $5,000 against ten times $1,000.
  for (const words of ['$5,970', '$10,000', 'done-for-you', 'Fast access'])
    expect(answerWith(plans)).toContain(words);
  expect(answerWith(changed('essentials-plus', { extras: [] }))).toBeNull();
});

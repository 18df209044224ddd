import { describe, expect, test } from 'vitest';
import { discountLedger } from '#features/premium/discounts.ts';
import { planCalculator } from '#features/offers/calculator-content.ts';
import { plusSum, premiumHero, premiumPricing } from '#features/premium/content.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import type { PremiumPlan } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import {
  atPrice,
  changed,
  priced,
  samplePremiumPlans as plans,
  sampleStandardPlans,
} from './sample-plans.ts';

const cardsOf = (of: readonly PremiumPlan[]) => premiumPricing(of).cards;
const cards = cardsOf(plans);

describe('a card', () => {
  test('builds on the step before only where that is true', () => {
    const headings = (of: readonly PremiumPlan[]) =>
      cardsOf(of).map(({ step }) => /the (.+) plan/.exec(step.heading)?.[1]);
    expect(headings(plans)).toEqual([undefined, undefined, undefined, 'Third', 'Fourth', 'Fifth']);
    const alone = changed(plans, 'enterprise', { extras: ['Coffee'] });
    expect(headings(alone)[4]).toBeUndefined();
    expect(cardsOf(alone)[3]?.step.rises).toContain('Coffee');
    // A plan with a new level adds its advertisements and its communication.
    expect(cards.map(({ step }) => step.rises.length)).toEqual([4, 3, 3, 1, 1, 1]);
    expect(cards[0]?.step.rises).toEqual(
      expect.arrayContaining(linkedinBundles[0]?.features.slice(0, 2) ?? []),
    );
  });

  test('says what the discount makes of one service, exactly if its price is exact', () => {
    const risesAt = (isStartingPrice: boolean) => {
      const services = changed(additionalServices, 'social-media', {
        ...{ price: usd(1500), isStartingPrice },
      });
      return premiumPricing(plans, linkedinBundles, services).cards.map(
        ({ step }) => /from \$[\d,]+|\$[\d,]+/.exec(step.rises.join(' '))?.[0],
      );
    };
    const discounted = ['from $1,200', 'from $900', 'from $600', 'from $300', '$0'];
    expect(risesAt(true)).toEqual([undefined, ...discounted]);
    expect(risesAt(false)[1]).toBe('$1,200');
  });

  test('stands out if it is the lowest with the highest level, and knows the break-even of all', () => {
    const winners = (of: readonly PremiumPlan[]) =>
      cardsOf(of).flatMap(({ id, isWinner }) => (isWinner ? [id] : []));
    expect(winners(plans)).toEqual(['deluxe-plus']);
    const early = changed(plans, 'standard-plus', { linkedinLevel: 3 });
    expect(winners(early)).toEqual(['standard-plus']);
    expect(cards[5]?.fit).toContain('$5,000');
    expect(cardsOf(priced(plans, 'enterprise', 4250))[5]?.fit).not.toContain('$');
  });
});

test('texts follow what all plans have, the range of discounts, the lowest price and the steps', () => {
  const silent = changed(plans, 'premium', { features: [] });
  expect(premiumPricing(plans).shared.features).toContain(SUPPORT);
  expect(premiumPricing(silent).shared.features).not.toContain(SUPPORT);
  const steep = changed(plans, 'premium-plus', { discountPercent: 90 });
  expect(premiumHero(steep).lead).toContain('20 to 90%');
  expect(plusSum(steep).discount.text).toContain('90%');
  const low = priced(plans, 'essentials-plus', 900);
  expect([premiumHero(low).plans.label, plusSum(low).sum.amount].join()).toMatch(/\$900.*,\$900/);
  const double = plans.map((plan, index) => atPrice(plan, 2000 * (index + 1)));
  expect(premiumPricing(double).lead).toContain('$2,000');
  expect(premiumPricing(priced(plans, 'premium', 5500)).lead).not.toContain('$');
  // Only while no two plans give the same discount does every step take more off.
  expect(premiumPricing(plans).lead).not.toContain('%');
  const flat = plans.map((plan) => ({ ...plan, discountPercent: 50 }));
  expect(premiumPricing(flat).lead).toContain('50%');
});

describe('the ledger', () => {
  test('has a column for each discount, which several plans may give, and a row per service', () => {
    const columns = (of: readonly PremiumPlan[]) => {
      const { list, steps } = discountLedger(of, additionalServices);
      return [list.plans, ...steps.map(({ discount, plan }) => `${discount} ${plan}`)];
    };
    const each = ['20% Second', '40% Third', '60% Fourth', '80% Fifth', '100% Sixth'];
    expect(columns(plans)).toEqual(['First', ...each]);
    const shared = plans.map((plan, index) => ({ ...plan, discountPercent: index > 1 ? 80 : 0 }));
    expect(columns(shared)).toEqual(['First and Second', '80% Third, Fourth, Fifth and Sixth']);
    const { rows } = discountLedger(plans, additionalServices);
    expect(rows.map(({ id }) => id)).toEqual(additionalServices.map(({ id }) => id));
    for (const [index, { plus, isStartingPrice }] of additionalServices.entries()) {
      expect.soft(rows[index]?.note).toContain(plus ?? '');
      expect.soft(rows[index]?.note.includes('starting price')).toBe(isStartingPrice);
    }
  });

  test('works every price out from the list price, to the cent, set-up and period apart', () => {
    const terms = { price: usd(999), setup: usd(4000) };
    const services = changed(additionalServices, 'call-center', terms);
    const row = discountLedger(plans, services).rows.find(({ id }) => id === 'call-center');
    const amounts = [row?.list, ...(row?.steps ?? [])].map((parts) =>
      parts?.map(({ amount, unit }) => `${amount} ${unit}`).join(', '),
    );
    expect(amounts.slice(0, 2)).toEqual([
      '$4,000 setup, $999 a month',
      '$3,200 setup, $799.20 a month',
    ]);
    expect(amounts.at(-1)).toBe('$0 setup, $0 a month');
  });
});

test('the sum of the smallest plan and bundle is answered, with what it leaves out', () => {
  const answerWith = (of: readonly PremiumPlan[]) =>
    planCalculator(of, linkedinBundles, sampleStandardPlans).apart.answer;
  const bundle = linkedinBundles[0]?.prices.once.amount.minorUnits ?? 0;
  const apart = `$${(970 + bundle / 100).toLocaleString('en-US')}`;
  for (const words of [apart, '$10,000', 'done-for-you', 'Fast access'])
    expect(answerWith(plans)).toContain(words);
  expect(answerWith(changed(plans, 'essentials-plus', { extras: [] }))).toBeNull();
});

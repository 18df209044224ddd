import { describe, expect, test } from 'vitest';
import { discountLedger } from '#copy/discount-ledger.ts';
import { planCalculator } from '#copy/plan-calculator.ts';
import { plusSum, premiumCopy, premiumHero, premiumPricing } from '#copy/premium.ts';
import { weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans as plansOfTheSite, type PremiumPlan } from '#data/premium-plans.ts';
import { additionalServices, type AdditionalService } from '#data/services.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import {
  atPrice,
  samplePremiumPlans as premiumPlans,
  sampleStandardPlans,
} from './sample-plans.ts';

/** A copy of the plans in which the one with this id has other terms. */
function changed(id: string, terms: Partial<PremiumPlan>): PremiumPlan[] {
  return premiumPlans.map((plan) => (plan.id === id ? { ...plan, ...terms } : plan));
}

/** The same for a price, by the month and by the year. */
function priced(id: string, dollars: number): PremiumPlan[] {
  return premiumPlans.map((plan) => (plan.id === id ? atPrice(plan, dollars) : plan));
}

/** A copy of the services in which the one with this id has other terms. */
function service(id: string, terms: Partial<AdditionalService>): AdditionalService[] {
  return additionalServices.map((one) => (one.id === id ? { ...one, ...terms } : one));
}

function find<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`There is no "${id}"`);
  return item;
}

/** Every amount that a row shows, its list price first. */
function amountsOf(ledger: ReturnType<typeof discountLedger>, id: string): string[] {
  const row = find(ledger.rows, id);
  return [row.list, ...row.steps].map((amounts) =>
    amounts.map(({ amount, unit }) => `${amount} ${unit}`.trim()).join(', '),
  );
}

const pricing = premiumPricing(premiumPlans);
const ledger = discountLedger(premiumPlans, additionalServices);

describe('the cards say what the plans are', () => {
  test('prices, levels, discounts and links', () => {
    expect(
      pricing.cards.map((card) => [
        card.name,
        card.price,
        card.yearly,
        card.levelName,
        card.discount.amount,
        card.to.href,
      ]),
    ).toEqual([
      [
        'First',
        '$1,000',
        'or $10,000 per year',
        'LinkedIn Level 1',
        'No discount',
        '/essentials-plus-by-month',
      ],
      [
        'Second',
        '$2,000',
        'or $20,000 per year',
        'LinkedIn Level 2',
        '20% off',
        '/standard-plus-by-month',
      ],
      [
        'Third',
        '$3,000',
        'or $30,000 per year',
        'LinkedIn Level 3',
        '40% off',
        '/deluxe-plus-by-month',
      ],
      [
        'Fourth',
        '$4,000',
        'or $40,000 per year',
        'LinkedIn Level 3',
        '60% off',
        '/enterprise-by-month',
      ],
      [
        'Fifth',
        '$5,000',
        'or $50,000 per year',
        'LinkedIn Level 3',
        '80% off',
        '/premium-by-month',
      ],
      [
        'Sixth',
        '$6,000',
        'or $60,000 per year',
        'LinkedIn Level 3',
        '100% off',
        '/premium-plus-by-month',
      ],
    ]);
  });

  test('what every plan includes is said once', () => {
    expect(pricing.shared).toEqual({
      heading: 'On all six plans',
      features: [
        `The ${company.platformName} platform`,
        'LinkedIn profile and company page, managed',
        `Outreach toward ${weeklyConnectionsText} connections a week`,
        SUPPORT,
      ],
    });
    const silent = changed('premium', { features: [] });
    expect(premiumPricing(silent).shared.features).not.toContain(SUPPORT);
  });

  test('what rises with each step; the whole of the step before only where it is true', () => {
    expect(pricing.cards.map(({ step }) => step.heading)).toEqual([
      'With this plan',
      'With this plan',
      'With this plan',
      'Everything in the Third plan, plus',
      'Everything in the Fourth plan, plus',
      'Everything in the Fifth plan, plus',
    ]);
    const [level] = linkedinBundles;
    expect(pricing.cards[0]?.step.rises).toEqual([
      ...(level?.features.slice(0, 2) ?? []),
      'Done-for-you',
      'Fast access',
    ]);
    // A plan with a new level adds its advertisements and its communication.
    expect(pricing.cards.map(({ step }) => step.rises.length)).toEqual([4, 3, 3, 1, 1, 1]);
    const alone = changed('enterprise', { extras: ['Coffee'] });
    expect(find(premiumPricing(alone).cards, 'enterprise').step.rises).toContain('Coffee');
    expect(find(premiumPricing(alone).cards, 'premium').step.heading).toBe('With this plan');
  });

  test('what the discount makes of one service, from its list price', () => {
    const dearer = service('social-media', { price: usd(1500) });
    const { cards } = premiumPricing(premiumPlans, linkedinBundles, dearer);
    expect(cards.map(({ step }) => step.rises.find((rise) => rise.includes('$')))).toEqual([
      undefined,
      ...['from $1,200', 'from $900', 'from $600', 'from $300', '$0'].map(
        (less) => `Social media: ${less} a month, not $1,500`,
      ),
    ]);
  });

  test('an exact price stays exact when it is reduced', () => {
    const exact = service('social-media', { price: usd(1500), isStartingPrice: false });
    const { cards } = premiumPricing(premiumPlans, linkedinBundles, exact);
    expect(cards[1]?.step.rises).toContain('Social media: $1,200 a month, not $1,500');
  });

  test('when to choose it; the lowest plan with the highest level stands out', () => {
    expect(pricing.cards.map(({ fit }) => fit)).toEqual([
      'The Level 1 plan',
      'The Level 2 plan',
      'Lowest Level 3 plan',
      'If what you spend on services varies',
      'If what you spend on services varies',
      'Costs least above $5,000 of services a month',
    ]);
    const winners = (plans: PremiumPlan[]) =>
      premiumPricing(plans)
        .cards.filter(({ isWinner }) => isWinner)
        .map(({ id }) => id);
    expect(winners([...premiumPlans])).toEqual(['deluxe-plus']);
    expect(winners(changed('standard-plus', { linkedinLevel: 3 }))).toEqual(['standard-plus']);
  });
});

describe('a plan that changes in the data', () => {
  test('is followed on its card, and the others stay', () => {
    const cards = premiumPricing(priced('enterprise', 4250)).cards;
    expect(find(cards, 'enterprise')).toMatchObject({
      price: '$4,250',
      yearly: 'or $42,500 per year',
    });
    for (const { id } of premiumPlans.filter((plan) => plan.id !== 'enterprise')) {
      const card = find(pricing.cards, id);
      // No single amount of services is the break-even of all steps any more.
      const fit = id === 'premium-plus' ? 'Most off' : card.fit;
      expect(find(cards, id)).toEqual({ ...card, fit });
    }
  });

  test('is followed by the ladder and by every text that names the range', () => {
    const plans = changed('premium-plus', { discountPercent: 90 });
    expect(premiumPricing(plans).cards.map(({ discountPercent }) => discountPercent)).toEqual([
      0, 20, 40, 60, 80, 90,
    ]);
    expect(premiumHero(plans).lead).toContain('you save 20 to 90% on');
    expect(plusSum(plans).discount.text).toContain('up to\u00a090% on');
  });

  test('is followed where the cheapest price is named', () => {
    const plans = priced('essentials-plus', 900);
    expect(premiumHero(plans).plans).toBe('Plans from $900/month');
    expect(plusSum(plans).sum.amount).toBe('$900');
  });

  test('the lead names the price of a step only while all steps cost the same', () => {
    expect(pricing.lead).toMatch(/^Each step costs \$1,000 a month more/);
    expect(premiumPricing(priced('premium', 5500)).lead).toMatch(/^Each step costs more/);
    const double = premiumPlans.map((plan, index) => atPrice(plan, 2000 * (index + 1)));
    expect(premiumPricing(double).lead).toContain('$2,000 a month');
  });
});

describe('the ledger', () => {
  test('has a column per discount and a row per service of the price list', () => {
    expect(ledger.list.plans).toBe('First');
    expect(ledger.steps.map(({ discount, plan }) => `${discount} ${plan}`)).toEqual([
      '20% Second',
      '40% Third',
      '60% Fourth',
      '80% Fifth',
      '100% Sixth',
    ]);
    expect(ledger.rows.map(({ id }) => id)).toEqual(additionalServices.map(({ id }) => id));
  });

  test('works every price out from the list price, set-up and period apart', () => {
    const priced = discountLedger(premiumPlans, service('strategy-session', { price: usd(100) }));
    expect(amountsOf(priced, 'strategy-session')).toEqual([
      '$100',
      '$80',
      '$60',
      '$40',
      '$20',
      '$0',
    ]);
    const withSetup = discountLedger(
      premiumPlans,
      service('call-center', { price: usd(2000), setup: usd(4000) }),
    );
    expect(amountsOf(withSetup, 'call-center').slice(0, 2)).toEqual([
      '$4,000 setup, $2,000 a month',
      '$3,200 setup, $1,600 a month',
    ]);
    expect(find(ledger.rows, 'ai-advertising').note).toBe('starting price, plus 10% of ad spend');
    expect(find(ledger.rows, 'coaching').note).toBe('');
    const { consultingMinimumHours, consultingPrepaidExpiresAfterDays } = legalFacts.prices;
    expect(find(ledger.rows, 'consulting').note).toBe(
      `starting price, at least ${consultingMinimumHours} hours, prepaid; prepaid time expires after ${consultingPrepaidExpiresAfterDays} days`,
    );
  });

  test('follows a changed service and a changed discount, to the cent', () => {
    const dearer = discountLedger(premiumPlans, service('video', { price: usd(999) }));
    expect(amountsOf(dearer, 'video')).toEqual([
      '$999',
      '$799.20',
      '$599.40',
      '$399.60',
      '$199.80',
      '$0',
    ]);
    expect(amountsOf(dearer, 'seo')).toEqual(amountsOf(ledger, 'seo'));
    const steeper = discountLedger(
      changed('standard-plus', { discountPercent: 25 }),
      service('coaching', { price: usd(1500) }),
    );
    expect(steeper.steps[0]?.discount).toBe('25%');
    expect(amountsOf(steeper, 'coaching')[1]).toBe('$1,125');
  });
});

test('the page shows the records as they are', () => {
  expect(premiumCopy.pricing).toEqual(premiumPricing(plansOfTheSite));
  expect(premiumCopy.ledger).toEqual(discountLedger(plansOfTheSite, additionalServices));
});

test('the sum of the smallest plan and bundle is answered, with what it leaves out', () => {
  const { answer } = planCalculator(premiumPlans, linkedinBundles, sampleStandardPlans).apart;
  // $970 and $5,000 against ten times $1,000.
  expect(answer).toContain('Small and Level 1 comes to $5,970, against $10,000 for First.');
  expect(answer).toContain('First is done-for-you, has Fast access and also comes by the month.');
  const silent = changed('essentials-plus', { extras: [] });
  expect(planCalculator(silent, linkedinBundles, sampleStandardPlans).apart.answer).toBeNull();
});

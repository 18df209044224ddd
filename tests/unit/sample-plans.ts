import { subscriptionPrices, type SubscriptionPrices } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import type { PremiumPlan } from '#data/premium-plans.ts';
import { SUPPORT, type StandardPlan } from '#data/standard-plans.ts';
import { times, usd } from '#lib/money.ts';

/*
 * Two lines of plans only for tests: what the site sells may change in name, price and content. Only the ids are the
 * site's, because its copy depends on them.
 */

/** A copy of a plan at another price, by the month and by the year. */
export function atPrice<Plan extends { prices: SubscriptionPrices }>(
  plan: Plan,
  dollars: number,
): Plan {
  const { month, year } = plan.prices;
  return {
    ...plan,
    prices: {
      month: { ...month, amount: usd(dollars) },
      year: { ...year, amount: times(usd(dollars), 10) },
    },
  };
}

function standard(
  dollars: number,
  path: string,
  terms: Omit<StandardPlan, 'line' | 'fullName' | 'prices'>,
): StandardPlan {
  return {
    ...terms,
    line: 'standard',
    fullName: `${company.platformName} ${terms.name}`,
    prices: subscriptionPrices(usd(dollars), {
      month: `/${path}-by-month`,
      year: `/${path}-by-year`,
    }),
  };
}

/** Three sizes of the platform; the second is popular. */
export const sampleStandardPlans: readonly StandardPlan[] = [
  standard(97, 'small', {
    id: 'essentials',
    name: 'Small',
    accounts: 'single',
    service: 'done-with-you',
    automation: 'base',
    extras: [],
    features: ['Single account', 'Done-with-you', 'Base automation', SUPPORT],
    popular: false,
  }),
  standard(297, 'middle', {
    id: 'standard',
    name: 'Middle',
    accounts: 'unlimited',
    service: 'done-with-you',
    automation: 'advanced',
    extras: [],
    features: ['Unlimited accounts', 'Done-with-you', 'Advanced automation', SUPPORT],
    popular: true,
  }),
  standard(497, 'large', {
    id: 'deluxe',
    name: 'Large',
    accounts: 'unlimited',
    service: 'done-for-you',
    automation: 'premium',
    extras: ['SuperCharged advertising', 'Agents and voice'],
    features: [
      'Unlimited accounts',
      'Done-for-you',
      'Premium automation',
      'SuperCharged advertising',
      'Agents and voice',
      SUPPORT,
    ],
    popular: false,
  }),
];

function premium(
  id: PremiumPlan['id'],
  name: string,
  place: number,
  linkedinLevel: PremiumPlan['linkedinLevel'],
  extras: readonly string[] = [],
): PremiumPlan {
  const discountPercent = 20 * place;
  const path = `/${id}-by-month` as const;
  return {
    id,
    line: 'premium',
    name,
    fullName: `${company.premiumName}, ${name} plan`,
    prices: subscriptionPrices(usd(1000 * (place + 1)), { month: path, year: null }),
    linkedinLevel,
    discountPercent,
    extras,
    features: [
      `LinkedIn management at Level ${linkedinLevel}`,
      ...(discountPercent > 0 ? [`${discountPercent}% off additional services`] : []),
      ...extras,
      SUPPORT,
    ],
  };
}

/** Six premium plans: every step up costs the same and takes another 20 percent off. */
export const samplePremiumPlans: readonly PremiumPlan[] = [
  premium('essentials-plus', 'First', 0, 1, ['Done-for-you', 'Fast access']),
  premium('standard-plus', 'Second', 1, 2),
  premium('deluxe-plus', 'Third', 2, 3),
  premium('enterprise', 'Fourth', 3, 3),
  premium('premium', 'Fifth', 4, 3),
  premium('premium-plus', 'Sixth', 5, 3),
];

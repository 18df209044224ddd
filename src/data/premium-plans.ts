import { byId } from '#lib/lists.ts';
import { usd } from '#lib/money.ts';
import { capitalized, joinList } from '#lib/text.ts';
import {
  productLines,
  subscriptionPrices,
  type CatalogEntry,
  type PlanTerms,
} from './catalog-entry.ts';
import { linkedinBundles, type LinkedinBundle, type LinkedinLevel } from './linkedin-bundles.ts';
import { checkFacts, planRules, type Rule } from './rules.ts';
import { ACCOUNTS, AUTOMATION, SERVICE, SUPPORT } from './standard-plans.ts';

/** How much a premium plan includes of the add-ons of a standard plan. */
export const SUPERCHARGED_ACCESS = 'SuperCharged access';

/** What a discount comes off; not off commission or a percentage of ad spend (`discount-scope.ts`). */
export const DISCOUNTED = 'our fees for additional services';

type Terms = PlanTerms & {
  readonly linkedinLevel: LinkedinLevel;
  readonly discountPercent: number;
};

/** The facts of each plan; {@link premiumPlans} derives the rest from them. */
export const premiumPlanTerms = [
  {
    id: 'essentials-plus',
    name: 'Essentials Plus',
    price: usd(1000),
    linkedinLevel: 1,
    discountPercent: 0,
    extras: [SERVICE['done-for-you'], SUPERCHARGED_ACCESS],
  },
  {
    id: 'standard-plus',
    name: 'Standard Plus',
    price: usd(2000),
    linkedinLevel: 2,
    discountPercent: 20,
    extras: [],
  },
  {
    id: 'deluxe-plus',
    name: 'Deluxe Plus',
    price: usd(3000),
    linkedinLevel: 3,
    discountPercent: 40,
    extras: [],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: usd(4000),
    linkedinLevel: 3,
    discountPercent: 60,
    extras: [],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: usd(5000),
    linkedinLevel: 3,
    discountPercent: 80,
    extras: [],
  },
  {
    id: 'premium-plus',
    name: 'Premium Plus',
    price: usd(6000),
    linkedinLevel: 3,
    discountPercent: 100,
    extras: [],
  },
] as const satisfies readonly Terms[];

/** The rules for the premium plans. */
export function premiumPlanRules(plans: readonly Terms[]): readonly Rule[] {
  const discounts = plans.map((plan) => plan.discountPercent);
  const topLevel = Math.max(...linkedinBundles.map((bundle) => bundle.number));
  return [
    [plans.length >= 2, 'the pages compare plans; write at least two'],
    [
      plans.length <= 6,
      'the staircase has room for six steps; remove a plan, or change src/features/premium/PremiumHero.module.css and this limit first',
    ],
    [
      discounts.every((percent) => percent >= 0 && percent <= 100),
      `a discount is between 0 and 100 percent (got ${discounts.join(', ')})`,
    ],
    [
      discounts.every((percent, index) => percent >= (discounts[index - 1] ?? 0)),
      'the discount may not fall from one plan to the next; order the plans by price',
    ],
    [
      new Set(discounts.filter(Boolean)).size <= 5,
      'a phone can show five different discounts in the table of services; give two plans the same discount, or change src/features/premium/DiscountLedger.module.css and this limit first',
    ],
    [
      discounts.slice(0, -1).every((percent) => percent < (discounts.at(-1) ?? 0)),
      'the last plan costs least for whoever buys many services; give it a larger discount than the others',
    ],
    [
      plans.some((plan) => plan.linkedinLevel === topLevel),
      `no plan has LinkedIn level ${topLevel}, so the calculator has none to show for it; give one plan this level`,
    ],
    ...planRules(plans),
  ];
}
checkFacts('src/data/premium-plans.ts', premiumPlanRules(premiumPlanTerms));

export type PremiumPlanId = (typeof premiumPlanTerms)[number]['id'];

/** How a year of a premium plan is bought: its only link (specification, section 2) sells it by the month. */
export const PREMIUM_BY_THE_YEAR = 'To pay by the year, book a call before you order.';

/** A plan with all that follows from its terms. The line's name comes first: one of its plans is also named Premium. */
function premiumPlan({ price, ...plan }: Terms & { id: PremiumPlanId }) {
  const path = `/pbsengine-${plan.id}-subscription` as const;
  return {
    ...plan,
    line: 'premium',
    fullName: `${productLines.premium.name}, ${plan.name} plan`,
    prices: subscriptionPrices(price, { month: path, year: null }),
    features: [
      `LinkedIn management at Level ${plan.linkedinLevel}`,
      ...(plan.discountPercent > 0 ? [`${plan.discountPercent}% off ${DISCOUNTED}`] : []),
      ...plan.extras,
      SUPPORT,
    ],
  } satisfies CatalogEntry;
}
export type PremiumPlan = Readonly<ReturnType<typeof premiumPlan>>;

/** The premium line (specification, section 9). */
export const premiumPlans: readonly PremiumPlan[] = premiumPlanTerms.map(premiumPlan);
export const premiumPlanById = byId(premiumPlans);

/** What no text lists of a plan, which the buyer must ask (for the owner to confirm). */
export function unlistedOf({ extras }: Pick<PremiumPlan, 'extras'>): string {
  const isListed = (group: Readonly<Record<string, string>>) =>
    extras.some((extra) => Object.values(group).includes(extra));
  const open = [
    ...(isListed(SERVICE) ? [] : ['setup']),
    ...(isListed(ACCOUNTS) ? [] : ['accounts']),
    ...(isListed(AUTOMATION) ? [] : ['automation']),
    ...(extras.includes(SUPERCHARGED_ACCESS) ? [] : [SUPERCHARGED_ACCESS]),
  ];
  return open.length > 0 ? `${capitalized(joinList(open))}: ask us before you order.` : '';
}

const bundleById = byId(linkedinBundles);

/** The bundle whose LinkedIn services a premium plan includes. */
export function bundleIn({ linkedinLevel }: PremiumPlan): LinkedinBundle {
  return bundleById[`linkedin-level-${linkedinLevel}`];
}

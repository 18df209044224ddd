import * as z from 'zod';
import { byId } from '#lib/lists.ts';
import { usd } from '#lib/money.ts';
import {
  productLines,
  subscriptionPrices,
  type CatalogEntry,
  type PlanTerms,
} from './catalog-entry.ts';
import { checkFacts, entryShapeRules, planRules, planShape, type Rule } from './rules.ts';

export const ACCOUNTS = { single: 'Single account', unlimited: 'Unlimited accounts' } as const;
export const SERVICE = {
  'done-with-you': 'Done-with-you',
  'done-for-you': 'Done-for-you',
} as const;
export const AUTOMATION = {
  base: 'Base automation',
  advanced: 'Advanced automation',
  premium: 'Premium automation',
} as const;
export const SUPPORT = 'WhatsApp support';
/** One item (specification, section 9), with a shorter name for tight spaces. */
export const SUPERCHARGED = {
  inFull: 'SuperCharged AI advertising, agents and voice add-ons',
  inShort: 'SuperCharged AI add-ons',
} as const;

type Terms = PlanTerms & {
  readonly accounts: keyof typeof ACCOUNTS;
  readonly service: keyof typeof SERVICE;
  readonly automation: keyof typeof AUTOMATION;
  readonly popular: boolean;
};

/** The facts of each plan; {@link standardPlans} derives the rest from them. */
export const standardPlanTerms = [
  {
    id: 'essentials',
    name: 'Essentials',
    price: usd(97),
    accounts: 'single',
    service: 'done-with-you',
    automation: 'base',
    extras: [],
    popular: false,
  },
  {
    id: 'standard',
    name: 'Standard',
    price: usd(297),
    accounts: 'unlimited',
    service: 'done-with-you',
    automation: 'advanced',
    extras: [],
    popular: true,
  },
  {
    id: 'deluxe',
    name: 'Deluxe',
    price: usd(497),
    accounts: 'unlimited',
    service: 'done-for-you',
    automation: 'premium',
    extras: [SUPERCHARGED.inFull],
    popular: false,
  },
] as const satisfies readonly Terms[];

const schema = z.strictObject({
  ...planShape,
  accounts: z.enum(['single', 'unlimited']),
  service: z.enum(['done-with-you', 'done-for-you']),
  automation: z.enum(['base', 'advanced', 'premium']),
  popular: z.boolean(),
});

/** The rules for the standard plans. */
export function standardPlanRules(plans: readonly Terms[]): readonly Rule[] {
  const misshapen = entryShapeRules(schema, plans);
  if (misshapen.length > 0) return misshapen;
  const popular = plans.filter((plan) => plan.popular).map(({ name }) => `"${name}"`);
  return [
    [
      plans.length === 3,
      'the page and its drawings have room for exactly three plans; change src/features/platform/Pricing.module.css, src/features/platform/PlanCard.tsx and this number first',
    ],
    [
      popular.length === 1,
      `exactly one plan is popular, and here ${popular.length > 0 ? `${popular.join(' and ')} are` : 'none is'}; set \`popular: true\` on one and false on the others`,
    ],
    ...planRules(plans),
  ];
}
checkFacts('src/data/standard-plans.ts', standardPlanRules(standardPlanTerms));

export type StandardPlanId = (typeof standardPlanTerms)[number]['id'];

/** A plan with all that follows from its terms. */
function standardPlan({ price, ...plan }: Terms & { id: StandardPlanId }) {
  return {
    ...plan,
    line: 'standard',
    fullName: `${productLines.standard.name} ${plan.name}`,
    prices: subscriptionPrices(price, {
      month: `/pbsengine-${plan.id}-subscription`,
      year: `/pbsengine-${plan.id}-annual-subscription`,
    }),
    features: [
      ACCOUNTS[plan.accounts],
      SERVICE[plan.service],
      AUTOMATION[plan.automation],
      ...plan.extras,
      SUPPORT,
    ],
  } satisfies CatalogEntry;
}
export type StandardPlan = Readonly<ReturnType<typeof standardPlan>>;

/** The standard line (specification, section 9). Change a price in {@link standardPlanTerms}. */
export const standardPlans: readonly StandardPlan[] = standardPlanTerms.map(standardPlan);
export const standardPlanById = byId(standardPlans);

/** Whether PBS sets the plan up for the client. */
export const isDoneForYou = ({ service }: StandardPlan): boolean => service === 'done-for-you';

import * as z from 'zod';
import { byId } from '#lib/by-id.ts';
import { usd } from '#lib/money.ts';
import {
  productLines,
  subscriptionPrices,
  type CatalogEntry,
  type PurchasePath,
  type SubscriptionPrices,
} from './catalog-entry.ts';
import { areUnique, checkFacts, planTermsSchema } from './schemas.ts';

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

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const standardPlanTermsSchema = planTermsSchema.extend({
  accounts: z.enum(keysOf(ACCOUNTS)),
  service: z.enum(keysOf(SERVICE)),
  automation: z.enum(keysOf(AUTOMATION)),
  popular: z.boolean(),
});

export const standardPlansSchema = z
  .array(standardPlanTermsSchema)
  .length(
    3,
    'the page and its drawings have room for exactly three plans; change src/features/platform/Pricing.module.css, src/features/platform/PlanPistons.tsx and this number first',
  )
  .readonly()
  .refine((plans) => plans.filter((plan) => plan.popular).length === 1, {
    error: ({ input }) => {
      const popular = (input as { name: string; popular: boolean }[]).filter(
        (plan) => plan.popular,
      );
      const names = popular.map(({ name }) => `"${name}"`).join(' and ');
      return `exactly one plan is popular, and here ${names ? `${names} are` : 'none is'}; set \`popular: true\` on one and false on the others`;
    },
  })
  .refine((plans) => areUnique(plans.map((plan) => plan.id)), 'give every plan its own id');

/** The facts of each plan; {@link standardPlans} derives the rest from them. */
export const standardPlanTerms = checkFacts('src/data/standard-plans.ts', standardPlansSchema, [
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
]);

export type StandardPlanId = (typeof standardPlanTerms)[number]['id'];
type Terms = Readonly<z.output<typeof standardPlanTermsSchema>>;

export type StandardPlan = CatalogEntry &
  Omit<Terms, 'price'> & {
    readonly id: StandardPlanId;
    readonly line: 'standard';
    readonly prices: SubscriptionPrices<PurchasePath>;
  };

/** A plan with all that follows from its terms. */
function standardPlan(terms: Terms & { id: StandardPlanId }): StandardPlan {
  const { price, ...plan } = terms;
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
  };
}

/** The standard line (specification, section 9). Change a price in {@link standardPlanTerms}. */
export const standardPlans: readonly StandardPlan[] = standardPlanTerms.map(standardPlan);
export const standardPlanById = byId(standardPlans);

/** Whether PBS sets the plan up for the client. */
export const isDoneForYou = ({ service }: StandardPlan): boolean => service === 'done-for-you';

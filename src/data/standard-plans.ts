import * as z from 'zod';
import { times, usd, type Money } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { areUnique, moneySchema, slugSchema, textSchema } from './schemas.ts';

/** A year costs this many months; the others are free (specification, section 9). */
export const MONTHS_CHARGED_PER_YEAR = 10;
export const MONTHS_FREE_PER_YEAR = 12 - MONTHS_CHARGED_PER_YEAR;

export const ACCOUNTS = { single: 'Single account', unlimited: 'Unlimited accounts' } as const;
export const SERVICE = {
  'done-with-you': 'Done-with-you setup',
  'done-for-you': 'Done-for-you setup',
} as const;
export const AUTOMATION = {
  base: 'Base automation',
  advanced: 'Advanced automation',
  premium: 'Premium automation',
} as const;
export const SUPPORT = 'WhatsApp support';

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const standardPlanSchema = z
  .strictObject({
    id: slugSchema,
    name: textSchema,
    price: moneySchema,
    period: z.literal('month'),
    yearlyPrice: moneySchema,
    yearlyPeriod: z.literal('year'),
    accounts: z.enum(keysOf(ACCOUNTS)),
    service: z.enum(keysOf(SERVICE)),
    automation: z.enum(keysOf(AUTOMATION)),
    extras: z.array(textSchema),
    /** Every line of the plan's card, in reading order. */
    features: z.array(textSchema).min(1, 'list what the plan gives'),
    popular: z.boolean(),
    monthlyPath: slugSchema,
    yearlyPath: slugSchema,
  })
  .refine(
    (plan) => plan.yearlyPrice.minorUnits === plan.price.minorUnits * MONTHS_CHARGED_PER_YEAR,
    {
      path: ['yearlyPrice'],
      message: `must be ${MONTHS_CHARGED_PER_YEAR} times the monthly price; correct one of the two`,
    },
  );

export const standardPlansSchema = z
  .array(standardPlanSchema)
  .min(1)
  .refine((plans) => plans.filter((plan) => plan.popular).length === 1, {
    message: 'exactly one plan is popular; set `popular: true` on one and false on the others',
  })
  .refine((plans) => areUnique(plans.map((plan) => plan.id)), 'give every plan its own id')
  .refine((plans) => areUnique(plans.flatMap((plan) => [plan.monthlyPath, plan.yearlyPath])), {
    message: 'two plans share a purchase path; every purchase page has its own',
  });

export type StandardPlan = z.infer<typeof standardPlanSchema>;

type PlanTerms = Pick<StandardPlan, 'id' | 'name' | 'accounts' | 'service' | 'automation'> & {
  price: Money;
  extras?: string[];
  popular?: boolean;
};

function standardPlan({ extras = [], popular = false, ...terms }: PlanTerms): StandardPlan {
  return {
    ...terms,
    period: 'month',
    yearlyPrice: times(terms.price, MONTHS_CHARGED_PER_YEAR),
    yearlyPeriod: 'year',
    extras,
    features: [
      ACCOUNTS[terms.accounts],
      SERVICE[terms.service],
      AUTOMATION[terms.automation],
      ...extras,
      SUPPORT,
    ],
    popular,
    monthlyPath: `pbsengine-${terms.id}-subscription`,
    yearlyPath: `pbsengine-${terms.id}-annual-subscription`,
  };
}

/** The standard line (specification, section 9). A price is changed here and nowhere else. */
export const standardPlans: readonly StandardPlan[] = parseOrExplain(
  standardPlansSchema,
  [
    standardPlan({
      id: 'essentials',
      name: 'Essentials',
      price: usd(97),
      accounts: 'single',
      service: 'done-with-you',
      automation: 'base',
    }),
    standardPlan({
      id: 'standard',
      name: 'Standard',
      price: usd(297),
      accounts: 'unlimited',
      service: 'done-with-you',
      automation: 'advanced',
      popular: true,
    }),
    standardPlan({
      id: 'deluxe',
      name: 'Deluxe',
      price: usd(497),
      accounts: 'unlimited',
      service: 'done-for-you',
      automation: 'premium',
      extras: ['SuperCharged AI advertising', 'Agents and voice add-ons'],
    }),
  ],
  'src/data/standard-plans.ts has problems:',
);

import * as z from 'zod';
import { times, usd, type Money } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { linkedinBundles } from './linkedin-bundles.ts';
import { areUnique, moneySchema, slugSchema, textSchema } from './schemas.ts';
import { MONTHS_CHARGED_PER_YEAR, SERVICE, SUPPORT } from './standard-plans.ts';

const levels = linkedinBundles.map((bundle) => bundle.number);

const premiumPlanSchema = z
  .strictObject({
    id: slugSchema,
    name: textSchema,
    price: moneySchema,
    period: z.literal('month'),
    /** Shown as information: a premium plan has one select link. */
    yearlyPrice: moneySchema,
    yearlyPeriod: z.literal('year'),
    linkedinLevel: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .refine((level) => levels.includes(level), {
        message: `no LinkedIn bundle has this level; use one of ${levels.join(', ')}`,
      }),
    discountPercent: z.int().min(0).max(100, 'a discount is between 0 and 100 percent'),
    /** What the specification says of this plan alone. */
    extras: z.array(textSchema),
    features: z.array(textSchema).min(1, 'list what the plan gives'),
    path: slugSchema,
  })
  .refine(
    (plan) => plan.yearlyPrice.minorUnits === plan.price.minorUnits * MONTHS_CHARGED_PER_YEAR,
    {
      path: ['yearlyPrice'],
      message: `must be ${MONTHS_CHARGED_PER_YEAR} times the monthly price; correct one of the two`,
    },
  );

export const premiumPlansSchema = z
  .array(premiumPlanSchema)
  .min(1)
  .refine((plans) => areUnique(plans.map((plan) => plan.id)), 'give every plan its own id')
  .refine((plans) => areUnique(plans.map((plan) => plan.path)), {
    message: 'two plans share a purchase path; every purchase page has its own',
  })
  .refine(
    (plans) =>
      plans.every(
        (plan, index) => plan.discountPercent >= (plans[index - 1]?.discountPercent ?? 0),
      ),
    'the discount may not fall from one plan to the next; order the plans by price',
  );

export type PremiumPlan = z.infer<typeof premiumPlanSchema>;

type PlanTerms = Pick<PremiumPlan, 'id' | 'name' | 'linkedinLevel' | 'discountPercent'> & {
  price: Money;
  extras?: string[];
};

function premiumPlan({ extras = [], ...terms }: PlanTerms): PremiumPlan {
  return {
    ...terms,
    period: 'month',
    yearlyPrice: times(terms.price, MONTHS_CHARGED_PER_YEAR),
    yearlyPeriod: 'year',
    extras,
    features: [
      `LinkedIn management at Level ${terms.linkedinLevel}`,
      ...(terms.discountPercent > 0 ? [`${terms.discountPercent}% off additional services`] : []),
      ...extras,
      SUPPORT,
    ],
    path: `pbsengine-${terms.id}-subscription`,
  };
}

/** The premium line (specification, section 9). */
export const premiumPlans: readonly PremiumPlan[] = parseOrExplain(
  premiumPlansSchema,
  [
    premiumPlan({
      id: 'essentials-plus',
      name: 'Essentials Plus',
      price: usd(1000),
      linkedinLevel: 1,
      discountPercent: 0,
      extras: [SERVICE['done-for-you'], 'SuperCharged access'],
    }),
    premiumPlan({
      id: 'standard-plus',
      name: 'Standard Plus',
      price: usd(2000),
      linkedinLevel: 2,
      discountPercent: 20,
    }),
    premiumPlan({
      id: 'deluxe-plus',
      name: 'Deluxe Plus',
      price: usd(3000),
      linkedinLevel: 3,
      discountPercent: 40,
    }),
    premiumPlan({
      id: 'enterprise',
      name: 'Enterprise',
      price: usd(4000),
      linkedinLevel: 3,
      discountPercent: 60,
    }),
    premiumPlan({
      id: 'premium',
      name: 'Premium',
      price: usd(5000),
      linkedinLevel: 3,
      discountPercent: 80,
    }),
    premiumPlan({
      id: 'premium-plus',
      name: 'Premium Plus',
      price: usd(6000),
      linkedinLevel: 3,
      discountPercent: 100,
    }),
  ],
  'src/data/premium-plans.ts has problems:',
);

import * as z from 'zod';
import { formatMoney, usd } from '#lib/money.ts';
import type { PlanTerms } from './catalog-entry.ts';
import { linkedinBundles, type LinkedinLevel } from './linkedin-bundles.ts';
import { checkFacts, planRules, planShape, entryShapeRules, type Rule } from './rules.ts';
import type { SERVICE } from './standard-plans.ts';

/** The owner's term for a premium plan's access to SuperCharged add-ons; what it adds to those of Deluxe is still open. */
export const SUPERCHARGED_ACCESS = 'SuperCharged access';

/** The facts written down for a premium plan; {@link premiumPlanTerms} has those of all plans. */
export type PremiumTerms = PlanTerms & {
  readonly linkedinLevel: LinkedinLevel;
  readonly discountPercent: number;
  readonly setup?: keyof typeof SERVICE;
};

/** The facts of each plan. src/data/proof.ts may add facts that the owner's texts leave open. */
export const premiumPlanTerms = [
  {
    id: 'essentials-plus',
    name: 'Essentials Plus',
    price: usd(1000),
    linkedinLevel: 1,
    discountPercent: 0,
    setup: 'done-for-you',
    extras: [SUPERCHARGED_ACCESS],
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
] as const satisfies readonly PremiumTerms[];

const schema = z.strictObject({
  ...planShape,
  linkedinLevel: z.literal(linkedinBundles.map(({ number }) => number)),
  discountPercent: z.number(),
  setup: z.enum(['done-with-you', 'done-for-you']).optional(),
});

/** The rules for the premium plans. */
export function premiumPlanRules(plans: readonly PremiumTerms[]): readonly Rule[] {
  const misshapen = entryShapeRules(schema, plans);
  if (misshapen.length > 0) return misshapen;
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
      plans.every(
        ({ price }, index) => price.minorUnits > (plans[index - 1]?.price.minorUnits ?? 0),
      ),
      `each plan costs more than the one before it (got ${plans.map(({ price }) => formatMoney(price)).join(', ')})`,
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
checkFacts('src/data/premium-plan-terms.ts', premiumPlanRules(premiumPlanTerms));

export type PremiumPlanId = (typeof premiumPlanTerms)[number]['id'];

import type { LinkedinBundle } from '#data/linkedin-bundles.ts';
import type { PremiumPlan, PremiumPlanId } from '#data/premium-plans.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { href } from '#site/site.ts';

type Plans = readonly PremiumPlan[];

/** How often somebody buys more than the tipping point, by the id of the plan that suits. */
const howOften: Partial<Record<PremiumPlanId, string>> = {
  enterprise: 'Some months',
  premium: 'Most months',
  'premium-plus': 'Every month',
};

/** By how many cents a month `next` costs more. */
const increase = (plan: PremiumPlan, next: PremiumPlan) =>
  next.prices.month.amount.minorUnits - plan.prices.month.amount.minorUnits;

/**
 * From how much of services a month, at list price, each step up saves more than it costs: its extra
 * price over its extra share of the bill, the largest of all steps. Steps without a discount have none.
 */
export function tippingPoint(plans: Plans): Money {
  const points = plans.slice(1).flatMap((plan, index) => {
    const before = plans[index];
    const percent = plan.discountPercent - (before?.discountPercent ?? 0);
    if (!before || percent <= 0) return [];
    return Math.round((increase(before, plan) * 100) / percent);
  });
  return { minorUnits: Math.max(0, ...points), currency: 'USD' };
}

/**
 * Two plain questions. The first sorts out who buys so much that the higher steps pay: the plans that
 * raise the discount alone. The second is about LinkedIn: the plan that each level starts with.
 */
export function planPicker(plans: Plans, bundles: readonly LinkedinBundle[]) {
  const startsLevel = (plan: PremiumPlan) =>
    plans.find(({ linkedinLevel }) => linkedinLevel === plan.linkedinLevel) === plan;
  const byLevel = plans.filter(startsLevel);
  const byServices = plans.filter((plan) => !startsLevel(plan));
  const tipping = formatMoney(tippingPoint([...byLevel.slice(-1), ...byServices]));
  const answer = (plan: PremiumPlan, says: string, why: string) => ({
    says,
    why,
    name: plan.name,
    /** To its card, where it is bought. */
    to: { href: href('pbsenginePremium', plan.id) },
    price: `${formatMoney(plan.prices.month.amount)}/month`,
  });
  return {
    id: 'which-step-is-yours',
    heading: 'Which step is yours.',
    lead: 'Two questions. Start at the top.',
    questions: [
      {
        question: `How often do you buy ${tipping} of services in a month?`,
        text: 'At list price. Above that, each step up takes more off than it costs.',
        answers: byServices.toReversed().map((plan) => {
          const says = howOften[plan.id];
          if (!says) throw new Error(`Nobody is told when to choose "${plan.id}"`);
          return answer(plan, says, `${plan.discountPercent}% off`);
        }),
        otherwise: 'Hardly ever',
      },
      {
        question: 'Then how many LinkedIn ads a week?',
        text: 'The cheapest plan of each level.',
        answers: byLevel.toReversed().map((plan) => {
          const bundle = bundles.find(({ number }) => number === plan.linkedinLevel);
          const ads = `${bundle?.advertisementsPerWeek ?? 0} a week`;
          const level = `Level ${plan.linkedinLevel}`;
          const also = plan.discountPercent > 0 ? [`${plan.discountPercent}% off`] : [];
          return answer(
            plan,
            ads,
            [level, ...also, ...plan.extras.map(asPartOfSentence)].join(', '),
          );
        }),
      },
    ],
  };
}

import { linkedinBundles } from '#data/linkedin-bundles.ts';
import type { PremiumPlan } from '#data/premium-plans.ts';
import type { StandardPlanId } from '#data/standard-plans.ts';
import { breakEvenCents } from './plan-costs.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';

/*
 * Whom each plan is for, in a sentence that begins with "Best if". Whatever depends on prices, levels and discounts is
 * worked out, so that it stays true when they change.
 */

/** The sentences for the standard plans, based on their records. */
export const bestIfStandard: Readonly<Record<StandardPlanId, string>> = {
  essentials: 'Best if you run one business and want to learn the system with us.',
  standard: 'Best if you run several locations, brands or client accounts.',
  deluxe: 'Best if you want it set up for you, with the AI add-ons.',
};

/** The cheapest plan with the highest LinkedIn level. */
export function lowestAtTopLevel(plans: readonly PremiumPlan[]): PremiumPlan | undefined {
  const top = Math.max(...plans.map(({ linkedinLevel }) => linkedinLevel));
  return lowestAt(top, plans);
}

/** Why a plan is highlighted, for its card and the table of all plans. */
export function lowestWith({ linkedinLevel }: PremiumPlan): string {
  return `Lowest Level ${linkedinLevel} plan`;
}

/** When to choose a premium plan, in a few words for its card. */
export function premiumFit(plan: PremiumPlan, plans: readonly PremiumPlan[]): string {
  const level = plan.linkedinLevel;
  if (plans.filter(({ linkedinLevel }) => linkedinLevel === level).length === 1)
    return `The Level ${level} plan`;
  if (plan === lowestAt(level, plans)) return lowestWith(plan);
  if (plan === plans.at(-1)) {
    const amount = paysFrom(plans);
    return amount === null ? 'Most off' : `Costs least above ${amount} of services a month`;
  }
  return 'If what you spend on services varies';
}

function lowestAt(level: number, plans: readonly PremiumPlan[]): PremiumPlan | undefined {
  return plans
    .filter(({ linkedinLevel }) => linkedinLevel === level)
    .sort((a, b) => a.prices.month.amount.minorUnits - b.prices.month.amount.minorUnits)[0];
}

/** The spending on services in an average month above which each step up pays for itself, if all steps agree. */
function paysFrom(plans: readonly PremiumPlan[]): string | null {
  const cents = breakEvenCents(
    plans.map(({ prices, ...plan }) => ({
      ...plan,
      monthCents: prices.month.amount.minorUnits,
      yearCents: prices.year.amount.minorUnits,
    })),
  );
  return cents === null ? null : formatMoney({ minorUnits: cents, currency: 'USD' });
}

/** The sentence for a premium plan, by its place among `plans`. */
export function bestIfPremium(plan: PremiumPlan, plans: readonly PremiumPlan[]): string {
  const { linkedinLevel, extras } = plan;
  if (plan === lowestAt(linkedinLevel, plans)) {
    const bundle = linkedinBundles.find(({ number }) => number === linkedinLevel);
    const ads = `${bundle?.advertisementsPerWeek ?? 0} ads a week`;
    const isFirst = plan === plans[0];
    const wish = isFirst ? `you want LinkedIn managed, ${ads}` : `you want ${ads} on LinkedIn`;
    return extras.length > 0
      ? `Best if ${wish}. Comes ${joinList(extras.map((extra, index) => (index > 0 ? `with ${extra}` : asPartOfSentence(extra))))}.`
      : `Best if ${wish}.`;
  }
  const amount = paysFrom(plans);
  if (plan === plans.at(-1) && amount !== null)
    return `Best if you buy more than ${amount} of services in an average month.`;
  return 'Best if what you spend on services varies.';
}

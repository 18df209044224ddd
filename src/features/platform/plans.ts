import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { PERIOD_WORDS } from '#data/prices.ts';
import { standardPlans, type StandardPlan } from '#data/standard-plans.ts';
import { content as offers } from '#features/offers/content.ts';
import { formatMoney, times } from '#lib/money.ts';
import { asPartOfSentence, inWords } from '#lib/text.ts';
import type { Plan } from './PlanCard.tsx';

/** What paying by the year saves. */
export const FREE_MONTHS = `${MONTHS_FREE_PER_YEAR} months free`;

/** One plan as its card shows it, by the month and by the year; `next` is the next size up. */
function planCard(plan: StandardPlan, next: StandardPlan | undefined): Plan {
  const { month, year } = plan.prices;
  const yearlyPrice = formatMoney(year.amount);
  const added = next?.features.filter((feature) => !plan.features.includes(feature)) ?? [];
  return {
    id: plan.id,
    name: plan.name,
    isPopular: plan.popular,
    forWhom: offers.comparison.bestIf[plan.id],
    features: plan.features,
    nextSize: next && { heading: `${next.name} adds`, features: added.map(asPartOfSentence) },
    monthly: {
      anchor: { terms: `The work of ${inWords(laneFeatures.length)} separate tools` },
      price: formatMoney(month.amount),
      period: PERIOD_WORDS.month,
      note: `Or ${yearlyPrice} ${PERIOD_WORDS.year}, ${FREE_MONTHS}.`,
      action: { label: `Select ${plan.name}`, href: month.path },
    },
    yearly: {
      anchor: {
        amount: formatMoney(times(month.amount, 12)),
        terms: 'a year if you pay monthly',
      },
      price: yearlyPrice,
      period: PERIOD_WORDS.year,
      note: `That’s ${formatMoney(times(year.amount, 1 / 12))} a month, with ${FREE_MONTHS}.`,
      action: { label: `Select ${plan.name} yearly`, href: year.path },
    },
  };
}

/** The card of each plan, the smallest first. */
export const planCards = standardPlans.map((plan, index) =>
  planCard(plan, standardPlans[index + 1]),
);

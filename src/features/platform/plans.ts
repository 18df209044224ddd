import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { PERIOD_WORDS } from '#data/prices.ts';
import { AUTOMATION, standardPlans, type StandardPlan } from '#data/standard-plans.ts';
import { content as offers } from '#features/offers/content.ts';
import { automationExamples } from '#features/proof/content.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import type { Plan } from './PlanCard.tsx';

/** The saving when a plan is paid by the year. */
export const FREE_MONTHS = `${MONTHS_FREE_PER_YEAR} months free`;

/** One plan as its card shows it, by the month and by the year; `next` is the next size up. */
function planCard(plan: StandardPlan, next: StandardPlan | undefined): Plan {
  const { month, year } = plan.prices;
  const added = next?.features.filter((feature) => !plan.features.includes(feature)) ?? [];
  return {
    id: plan.id,
    name: plan.name,
    isPopular: plan.popular,
    forWhom: offers.comparison.bestIf[plan.id],
    features: plan.features.map((text) => ({
      text,
      examples:
        text === AUTOMATION[plan.automation] ? automationExamples(plan.automation) : undefined,
    })),
    beyond: next
      ? { heading: `${next.name} adds:`, items: added.map(asPartOfSentence) }
      : {
          heading: 'Not included:',
          items: ['running your ads. You do that, or hire our AI advertising service'],
        },
    monthly: {
      price: formatMoney(month.amount),
      period: PERIOD_WORDS.month,
      action: { label: `Select ${plan.name}`, href: month.path },
    },
    yearly: {
      price: formatMoney(year.amount),
      period: PERIOD_WORDS.year,
      action: { label: `Select ${plan.name} yearly`, href: year.path },
    },
  };
}

/** The card of each plan, the smallest first. */
export const planCards = standardPlans.map((plan, index) =>
  planCard(plan, standardPlans[index + 1]),
);

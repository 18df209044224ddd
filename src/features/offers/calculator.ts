import { MONTHS_CHARGED_PER_YEAR } from '#data/catalog-entry.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlanById } from '#data/standard-plans.ts';
import { formatCents } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { breakEvenCents, comparedByYear, monthlyCosts } from './plan-costs.ts';

/*
 * Which premium plan costs least, worked out from the records: for the calculator, and for the tables below it.
 */

/** The premium plans with the numbers and the words that the calculator needs. */
export const costedPlans = premiumPlans.map(
  ({ id, name, prices, linkedinLevel, discountPercent }) => ({
    id,
    name,
    monthCents: prices.month.amount.minorUnits,
    yearCents: prices.year.amount.minorUnits,
    linkedinLevel,
    discountPercent,
    terms: `LinkedIn Level ${linkedinLevel}, ${discountPercent > 0 ? `${discountPercent}% off our fees` : 'services at list price'}`,
    href: href('pbsenginePremium', id),
  }),
);

const MONTHS_PER_YEAR = 12;
const TEN_DOLLARS = 1000;

const even = breakEvenCents(costedPlans);

/** The spending on services in an average month above which the last plan costs least. */
export const breakEven = formatCents(even);

/** The same for plans that are paid by the year, which are cheaper; rounded to ten dollars. */
export const breakEvenByYear = formatCents(
  Math.round((even * MONTHS_CHARGED_PER_YEAR) / MONTHS_PER_YEAR / TEN_DOLLARS) * TEN_DOLLARS,
);

/** The range of monthly spending on services, in cents. */
export const servicesRange = { max: 2 * even, step: even / 20, start: 0 };

/** The standard plan that makes a fair pair with a bundle: it is done for you. */
export const pairedPlan = standardPlanById.deluxe;

/** {@link pairedPlan} and each LinkedIn bundle, bought separately. */
export const pairs = linkedinBundles.map(({ number, prices }) => ({
  level: number,
  yearCents: pairedPlan.prices.year.amount.minorUnits + prices.once.amount.minorUnits,
}));

const amounts = [0, even / 2, even, 1.5 * even, 2 * even];

/** The monthly cost with each premium plan, for five amounts of services. */
export const costsByMonth = {
  columns: amounts.map((cents) =>
    cents === 0
      ? { amount: 'No services', note: '' }
      : { amount: formatCents(cents), note: 'of services' },
  ),
  rows: costedPlans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    terms: plan.terms,
    totals: amounts.flatMap((cents) =>
      monthlyCosts([plan], 0, cents).map(({ totalCents }) => formatCents(totalCents)),
    ),
  })),
};

/** The yearly cost with each pair, compared with the premium plan that then costs least. */
export const costsByYear = pairs.map((pair) => {
  const { apartCents, premium, evenCents, evenPlan } = comparedByYear(costedPlans, pair, 0);
  return {
    id: `level-${pair.level}`,
    name: `Level ${pair.level}`,
    plan: premium.plan.name,
    saves: formatCents(premium.cents - apartCents),
    cells: [
      formatCents(apartCents),
      `${formatCents(premium.cents)}, ${premium.plan.name}`,
      `${formatCents(evenCents)} of services a year, with ${evenPlan.name}`,
    ],
  };
});

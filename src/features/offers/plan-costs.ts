/** A premium plan as the calculator sees it; amounts in cents. */
export type CostedPlan = {
  id: string;
  name: string;
  monthCents: number;
  yearCents: number;
  linkedinLevel: number;
  discountPercent: number;
};

/** A standard plan and a LinkedIn bundle of `level`, bought separately and each paid for a year. */
export type BoughtApart = { level: number; yearCents: number };

const MONTHS = 12;

const afterDiscount = (cents: number, percent: number) =>
  Math.round((cents * (100 - percent)) / 100);

/** The plans with LinkedIn level `level` or higher. */
const reaching = <Plan extends CostedPlan>(plans: readonly Plan[], level: number) =>
  plans.filter(({ linkedinLevel }) => linkedinLevel >= level);

/** The monthly cost of each plan that reaches `level`, with services worth `servicesCents` at list price. */
export function monthlyCosts<Plan extends CostedPlan>(
  plans: readonly Plan[],
  level: number,
  servicesCents: number,
) {
  const costs = reaching(plans, level).map((plan) => {
    const services = afterDiscount(servicesCents, plan.discountPercent);
    return { plan, servicesCents: services, totalCents: plan.monthCents + services };
  });
  const lowest = Math.min(...costs.map(({ totalCents }) => totalCents));
  return costs.map((cost) => ({ ...cost, isCheapest: cost.totalCents === lowest }));
}

/**
 * The monthly spending on services, at list price, above which the last plan costs least. Its discount must be the
 * largest.
 */
export function breakEvenCents(plans: readonly CostedPlan[]): number {
  const last = plans.at(-1);
  if (!last) throw new Error('There are no plans to compare');
  const points = plans.slice(0, -1).map(({ monthCents, discountPercent }) => {
    const percent = last.discountPercent - discountPercent;
    return Math.round(((last.monthCents - monthCents) * 100) / percent);
  });
  return Math.max(...points);
}

/** The plan that reaches `level` and costs least by the year, with services worth `servicesCents` a month. */
export function cheapestByYear(plans: readonly CostedPlan[], level: number, servicesCents: number) {
  return reaching(plans, level)
    .map((plan) => ({
      plan,
      cents: plan.yearCents + afterDiscount(MONTHS * servicesCents, plan.discountPercent),
    }))
    .reduce((low, offer) => (offer.cents < low.cents ? offer : low));
}

/**
 * The cost of a year with services worth `servicesCents` a month: bought separately, and with the premium plan that
 * costs least by the year. `evenCents` of services a year, at list price, make both cost the same, with `evenPlan`.
 */
export function comparedByYear(
  plans: readonly CostedPlan[],
  apart: BoughtApart,
  servicesCents: number,
) {
  const even = reaching(plans, apart.level)
    .filter(({ discountPercent }) => discountPercent > 0)
    .map((plan) => ({
      plan,
      cents: Math.round(((plan.yearCents - apart.yearCents) * 100) / plan.discountPercent),
    }))
    .reduce((low, point) => (point.cents < low.cents ? point : low));
  return {
    apartCents: apart.yearCents + MONTHS * servicesCents,
    premium: cheapestByYear(plans, apart.level, servicesCents),
    evenCents: even.cents,
    evenPlan: even.plan,
  };
}

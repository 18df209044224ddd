import { legalFacts } from '#data/legal-facts.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices, type AdditionalService } from '#data/services.ts';
import { formatMoney, lessPercent } from '#lib/money.ts';
import { joinList } from '#lib/text.ts';

const PERIODS: Readonly<Record<AdditionalService['period'], string>> = {
  once: '',
  setup: 'setup',
  hour: 'an hour',
  month: 'a month',
};

/** The cost of a service at `percent` off: its setup, if it has one, and its price, each with its unit. */
function amounts({ price, setup, period, plus }: AdditionalService, percent: number) {
  const setupAmount = setup
    ? [{ amount: formatMoney(lessPercent(setup, percent)), unit: 'setup' }]
    : [];
  const less = lessPercent(price, percent);
  // $0 needs no unit.
  const unit = less.minorUnits === 0 && period === 'hour' ? '' : PERIODS[period];
  // A percentage or a commission is charged at every discount.
  const onTop = plus === null ? '' : `+ ${plus}`;
  return [
    ...setupAmount,
    { amount: formatMoney(less), unit: [unit, onTop].filter(Boolean).join(' ') },
  ];
}

const { consultingMinimumHours, consultingPrepaidExpiresAfterDays } = legalFacts.prices;

/** The conditions of an order beyond its price, by service (terms, section 6.6). */
const CONDITIONS: Partial<Record<AdditionalService['id'], string>> = {
  consulting: `at least ${consultingMinimumHours} hours, prepaid; prepaid time expires after ${consultingPrepaidExpiresAfterDays} days`,
};

/** The note next to the name of a service. */
function noteOf({ id, isStartingPrice }: AdditionalService): string {
  return [isStartingPrice && 'starting price', CONDITIONS[id]].filter(Boolean).join(', ');
}

/** The names of the plans with this discount, which several plans may share. */
const plansAt = (percent: number) =>
  joinList(premiumPlans.filter((plan) => plan.discountPercent === percent).map(({ name }) => name));

/** Every discount once, the smallest first. */
const percents = [...new Set(premiumPlans.map((plan) => plan.discountPercent))].filter(Boolean);

/** The columns and rows of the price list: every service at list price, and less every discount. */
export const discounts = {
  list: { name: 'List price', plans: plansAt(0) },
  steps: percents.map((percent) => ({
    discount: `${percent}%`,
    off: 'off',
    plan: plansAt(percent),
  })),
  rows: additionalServices.map((service) => ({
    id: service.id,
    name: service.name,
    note: noteOf(service),
    list: amounts(service, 0),
    steps: percents.map((percent) => amounts(service, percent)),
  })),
};

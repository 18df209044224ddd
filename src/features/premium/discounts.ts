import { sectionId } from '#lib/numbered-document.ts';
import { purchaseTermsProps } from '#features/offers/terms-props.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { href } from '#site/site.ts';
import { legalFacts } from '#data/legal-facts.ts';
import type { PremiumPlan } from '#data/premium-plans.ts';
import type { AdditionalService } from '#data/services.ts';
import { discountScope } from '#data/discount-scope.ts';
import { formatMoney, lessPercent } from '#lib/money.ts';
import { joinList } from '#lib/text.ts';

/** Where the terms say what the discount applies to. */
const DISCOUNT_TERMS = '6.7';

const PERIODS: Readonly<Record<AdditionalService['period'], string>> = {
  once: '',
  setup: 'setup',
  hour: 'an hour',
  month: 'a month',
};

/** What a service costs at `percent` off: its setup, if it has one, and its price, each with its unit. */
function amounts({ price, setup, period }: AdditionalService, percent: number) {
  const setupAmount = setup
    ? [{ amount: formatMoney(lessPercent(setup, percent)), unit: 'setup' }]
    : [];
  return [
    ...setupAmount,
    { amount: formatMoney(lessPercent(price, percent)), unit: PERIODS[period] },
  ];
}

const { consultingMinimumHours, consultingPrepaidExpiresAfterDays } = legalFacts.prices;

/** What an order of a service involves beyond its price (terms, section 6.6). */
const CONDITIONS: Partial<Record<AdditionalService['id'], string>> = {
  consulting: `at least ${consultingMinimumHours} hours, prepaid; prepaid time expires after ${consultingPrepaidExpiresAfterDays} days`,
};

/** The note next to the name of a service. */
function noteOf({ id, isStartingPrice, plus }: AdditionalService): string {
  return [isStartingPrice && 'starting price', CONDITIONS[id], plus && `plus ${plus}`]
    .filter(Boolean)
    .join(', ');
}

/** The services of the price list, at list price and less every discount, which several plans may share. */
export function discountLedger(
  plans: readonly PremiumPlan[],
  services: readonly AdditionalService[],
) {
  const percents = [...new Set(plans.map((plan) => plan.discountPercent))].filter(Boolean);
  const namesAt = (percent: number) =>
    joinList(plans.filter((plan) => plan.discountPercent === percent).map(({ name }) => name));
  return {
    id: 'discounts',
    heading: 'What the discount does to a bill',
    summary: `${services.length} services, before and after each discount`,
    caption: 'Additional services at list price and less the discount of each plan',
    service: 'Service',
    choose: 'Show the price with',
    list: { name: 'List price', plans: namesAt(0) },
    steps: percents.map((percent) => ({
      discount: `${percent}%`,
      off: 'off',
      plan: namesAt(percent),
    })),
    rows: services.map((service) => ({
      id: service.id,
      name: service.name,
      note: noteOf(service),
      list: amounts(service, 0),
      steps: percents.map((percent) => amounts(service, percent)),
    })),
    note: `The discount comes off ${discountScope.covers}. It does not come off ${discountScope.excludes}.`,
    ask: {
      heading: 'Need something else?',
      text: `The discount applies to services that we quote, too. ${discountScope.agreement}`,
    },
    terms: { href: href('terms', sectionId(DISCOUNT_TERMS)), label: 'The discount in the terms' },
    purchase: purchaseTermsProps('services'),
    call: scheduleCall,
  };
}

import { lowestOf } from '#data/catalog.ts';
import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { discountScope } from '#data/discount-scope.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import {
  bundleIn,
  PREMIUM_BY_THE_YEAR,
  premiumPlanById,
  premiumPlans,
} from '#data/premium-plans.ts';
import { bundlesFrom, premiumFrom } from '#data/prices.ts';
import { additionalServiceById, additionalServices } from '#data/services.ts';
import { SERVICE, standardPlanById, SUPPORT } from '#data/standard-plans.ts';
import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import {
  breakEven,
  breakEvenByYear,
  costsByMonth,
  costsByYear,
  pairedPlan,
} from '#features/offers/calculator.ts';
import {
  BUNDLE_ALONE,
  content as offers,
  PRICES_ONLY,
  sellsToHomeowners,
} from '#features/offers/content.ts';
import { callFacts } from '#features/proof/content.ts';
import { whereOpen } from '#features/offers/premium-facts.ts';
import { NOT_THE_PLAN, purchaseTerms } from '#features/offers/terms.ts';
import { formatCents, formatMoney } from '#lib/money.ts';
import { asPartOfSentence, inWords, sectionId, joinChoices, joinList } from '#lib/text.ts';
import { href, PRICING_ID } from '#site/site.ts';
import type { CostSectionProps } from './CostSection.tsx';
import type { DiscountLedgerProps } from './DiscountLedger.tsx';
import type { PlusSumProps } from './PlusSum.tsx';
import type { PremiumHeroProps } from './PremiumHero.tsx';
import type { PremiumPricingProps } from './PremiumPricing.tsx';
import { discounts } from './discounts.ts';
import { larger, planCards, stairs } from './plans.ts';

type PremiumContent = {
  hero: PremiumHeroProps;
  plus: PlusSumProps;
  pricing: PremiumPricingProps;
  costs: Omit<CostSectionProps, 'children'>;
  ledger: DiscountLedgerProps;
  closing: ClosingCallProps & { steps: number };
};

const { essentials } = standardPlanById;
const { 'essentials-plus': first, 'standard-plus': second, 'premium-plus': last } = premiumPlanById;
const bundle = bundleIn(first);
/** What a year of a plan and the smallest bundle costs. */
const yearWith = ({ prices }: typeof pairedPlan) =>
  formatCents(prices.year.amount.minorUnits + bundle.prices.once.amount.minorUnits);
const { linkedinLevel } = first;
/** What a quarter of LinkedIn costs at the level of the first plan. */
const quarter = lowestOf(
  legalFacts.prices.linkedinPerQuarter.slice(linkedinLevel - 1, linkedinLevel),
);
/** What the first plan has that the smallest standard plan does not. */
const firstHas = joinList([
  'is done-for-you',
  ...first.included
    .filter((fact) => fact !== SERVICE['done-for-you'] && !essentials.features.includes(fact))
    .map((fact) => `has ${asPartOfSentence(fact)}`),
  'can be paid by the month',
]);

/** What some services charge on top of their price. */
const onTop = additionalServices.flatMap(({ plus, name }) =>
  plus ? [`${plus} for ${asPartOfSentence(name)}`] : [],
);

/** Services that many buyers ask for, at list price. */
const listed = (['website', 'video', 'brand-development'] as const).map((id) => {
  const { name, price } = additionalServiceById[id];
  return `${id === 'website' ? name : asPartOfSentence(name)} from ${formatMoney(price)}`;
});

/** The ids of the price list, and of the comparison with a plan and a bundle. */
const LEDGER_ID = 'discounts';
const APART_ID = 'plan-and-bundle';

/** /pbsengine-premium, section by section. */
export const content = {
  hero: {
    heading: [`${company.platformName}, plus your`, 'LinkedIn run for you.'],
    // The top step of the ladder: what it is, for whom, and what a bundle, the step below, asks for.
    lead: `The software and the LinkedIn team in one plan, for firms that sell to other firms. From ${premiumFrom} a month. Cancel with ${legalFacts.notice.subscriptionTerminationDays}\u00a0days’\u00a0notice; you’ll usually pay one more month.`,
    primaryAction: scheduleCall,
    phone,
    exit: sellsToHomeowners,
    secondaryAction: {
      href: href('pbsenginePremium', PRICING_ID),
      label: `See the ${inWords(premiumPlans.length)} plans`,
    },
    stairs: {
      price: 'Monthly price, and',
      caption: 'discount on websites, videos and more',
      off: 'off',
      steps: stairs,
    },
  },
  plus: {
    id: 'additions',
    heading: 'What’s in one plan.',
    lead: `The platform and a LinkedIn team on one bill. From ${second.name} up, you also pay less for our other services.`,
    plus: 'plus',
    equals: 'together',
    engine: {
      name: company.platformName,
      text: `Everything from your customer list to your reports, behind one login, with ${SUPPORT}.`,
    },
    linkedin: {
      name: 'LinkedIn, managed',
      text: `We run your profile, page and outreach, aiming for ${weeklyConnectionsText} connections or leads a week: a pace, not a promise. You choose one of ${inWords(linkedinBundles.length)} levels: ${joinChoices(linkedinBundles.map(({ advertisementsPerWeek }) => String(advertisementsPerWeek)))} ads a week.`,
    },
    sum: {
      name: 'One plan',
      text: `By the month, or by the year with ${MONTHS_FREE_PER_YEAR}\u00a0months free.`,
      from: 'from',
      amount: premiumFrom,
      period: 'per month',
    },
    discount: {
      name: 'Discounted services',
      text: `${listed.join(', ')} and ${additionalServices.length - listed.length} more. ${second.name} takes ${second.discountPercent}% off. Each plan above it takes off another ${second.discountPercent}%.`,
      link: {
        href: href('pbsenginePremium', LEDGER_ID),
        label: `See the ${additionalServices.length} services`,
      },
    },
  },
  pricing: {
    sectionId: PRICING_ID,
    id: 'plans',
    heading: 'Six plans. Start with\nyour LinkedIn level.',
    lead: `Your first payment is ${premiumFrom}. Separately, you’d first pay ${formatMoney(pairedPlan.prices.month.amount)} for a month of ${pairedPlan.name} and ${formatMoney(quarter)} for a quarter of LinkedIn. Over a year, buying separately costs less if you buy no other services.`,
    apart: { href: href('pbsenginePremium', APART_ID), label: 'Compare a year' },
    details: 'What’s included',
    cards: planCards,
    larger,
    levels: linkedinBundles.length,
    note: `${whereOpen}${PREMIUM_BY_THE_YEAR} ${NOT_THE_PLAN}`,
    compared: {
      href: href('pbsengine', offers.comparison.section.id),
      label: 'Every plan, side by side',
    },
    terms: purchaseTerms.plans,
  },
  costs: {
    id: 'calculator',
    heading: 'Which plan is\ncheapest for you?',
    lead: `Under ${breakEven} a month of other services: the lowest plan with your LinkedIn level. Over ${breakEven}: ${last.name}.`,
    rule: `Count an average month of services at list price. By the year, the break-even is about ${breakEvenByYear}. The totals leave out ${joinList(['AI usage', 'carrier charges', 'ad spend', 'taxes', ...onTop])}.`,
    table: {
      heading: 'Monthly totals',
      caption: `What a month costs with each ${company.premiumName} plan and your services, before extras`,
      plan: 'Plan',
      ...costsByMonth,
    },
    apart: {
      id: APART_ID,
      heading: 'Or a plan and a bundle?',
      note: `A year with Level 1: ${essentials.name} ${yearWith(essentials)}, ${pairedPlan.name} ${yearWith(pairedPlan)}, ${first.name} ${formatMoney(first.prices.year.amount)}`,
      answer: `A year of ${essentials.name} and Level 1 is ${yearWith(essentials)}; ${first.name} is ${formatMoney(first.prices.year.amount)}. The difference: we set ${essentials.name} up with you. ${first.name} ${firstHas}. ${pairedPlan.name} and Level 1, done-for-you too, come to ${yearWith(pairedPlan)}.`,
      text: `The Level 1 bundle alone is ${bundlesFrom}. ${BUNDLE_ALONE} By the quarter, LinkedIn alone is ${joinChoices(legalFacts.prices.linkedinPerQuarter.map(formatMoney))}. The table is about ${pairedPlan.name}. ${PRICES_ONLY} Both sides are paid by the year, before any services.`,
      caption: `A year of ${pairedPlan.name} with a LinkedIn bundle, against the lowest ${company.premiumName} plan with that level`,
      level: 'LinkedIn level',
      columns: [
        `${pairedPlan.name} and the bundle`,
        `Lowest ${company.premiumName} plan`,
        'Break-even',
      ],
      rows: costsByYear,
    },
  },
  ledger: {
    id: LEDGER_ID,
    heading: 'Price list with discounts',
    summary: `${additionalServices.length} services, with each plan’s discount`,
    caption: 'Additional services at list price and less the discount of each plan',
    service: 'Service',
    choose: 'Show the price with',
    ...discounts,
    note: `The discount comes off ${discountScope.covers}. It doesn’t come off ${discountScope.excludes}.`,
    ask: {
      heading: 'Need something else?',
      text: `The discount applies to what we quote, too. ${discountScope.agreement}`,
    },
    terms: { href: href('terms', sectionId('6.7')), label: 'What the discount covers' },
    purchase: purchaseTerms.services,
    call: scheduleCall,
  },
  closing: {
    id: 'call',
    heading: 'Not sure which plan?',
    lead: `Book a free call.${callFacts} Tell us which services you’d buy this year, and we’ll run the numbers with you.`,
    call: scheduleCall,
    phone,
    steps: premiumPlans.length,
  },
} satisfies PremiumContent;

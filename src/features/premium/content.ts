import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { claims, weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { discountScope } from '#data/discount-scope.ts';
import { lanes } from '#data/lanes.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import {
  bundleIn,
  PREMIUM_BY_THE_YEAR,
  premiumPlanById,
  premiumPlans,
} from '#data/premium-plans.ts';
import { platformFrom, premiumFrom } from '#data/prices.ts';
import { additionalServices } from '#data/services.ts';
import { standardPlanById, SUPPORT } from '#data/standard-plans.ts';
import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { breakEven, costsByMonth, costsByYear, pairedPlan } from '#features/offers/calculator.ts';
import { purchaseTerms } from '#features/offers/terms.ts';
import { formatCents, formatMoney } from '#lib/money.ts';
import { sectionId } from '#lib/numbered-document.ts';
import { href, PRICING_ID } from '#site/site.ts';
import type { CostSectionProps } from './CostSection.tsx';
import type { DiscountLedgerProps } from './DiscountLedger.tsx';
import type { PlusSumProps } from './PlusSum.tsx';
import type { PremiumHeroProps } from './PremiumHero.tsx';
import type { PremiumPricingProps } from './PremiumPricing.tsx';
import { discounts } from './discounts.ts';
import { planCards } from './plans.ts';

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
const firstPrice = first.prices.month.amount;
const secondPrice = second.prices.month.amount;

/** /pbsengine-premium, section by section. */
export const content = {
  hero: {
    heading: [`${company.platformName}, with your`, 'LinkedIn managed.'],
    lead: `We run your LinkedIn, and you get the platform. On plans from ${formatMoney(secondPrice)} a month, you save ${second.discountPercent} to ${last.discountPercent}% on additional services such as websites and video. For firms that sell to other businesses (B2B).`,
    call: scheduleCall,
    plans: {
      href: href('pbsenginePremium', PRICING_ID),
      label: `Plans from ${premiumFrom}/month`,
    },
    lanes,
    connections: {
      rings: claims.weeklyConnections.from,
      label: `Aim: ${weeklyConnectionsText} connections a week`,
    },
  },
  plus: {
    id: 'additions',
    heading: 'What the plus adds.',
    lead: `${platformFrom} a month buys the platform, set up with you. For ${premiumFrom}, we set it up for you and run your LinkedIn: profile, company page, outreach and ${bundle.advertisementsPerWeek}\u00a0ads a\u00a0week.`,
    plus: 'plus',
    equals: 'together',
    engine: {
      name: company.platformName,
      text: 'The platform: every job from your customer list (CRM) to analytics, in one login.',
    },
    linkedin: {
      name: 'LinkedIn, managed',
      text: `We work toward ${weeklyConnectionsText} connections a week, at Level 1,\u00a02\u00a0or\u00a03.`,
    },
    sum: {
      name: 'One plan',
      text: `By the month, or by the year with ${MONTHS_FREE_PER_YEAR} months free.`,
      from: 'from',
      amount: premiumFrom,
      period: 'per month',
    },
    discount: {
      name: 'A discount on the rest',
      text: `From ${second.name} (${formatMoney(secondPrice)} a month) on, you save ${second.discountPercent}% on additional services, up to\u00a0${last.discountPercent}% on higher plans.`,
    },
  },
  pricing: {
    sectionId: PRICING_ID,
    id: 'plans',
    heading: 'Six plans.\nGrowing discounts.',
    lead: `Each step costs ${formatCents(secondPrice.minorUnits - firstPrice.minorUnits)} a month more and takes more off additional services.`,
    shared: {
      heading: 'On all six plans',
      features: [
        `The ${company.platformName} platform`,
        'LinkedIn profile and company page, managed',
        `Outreach toward ${weeklyConnectionsText} connections a week`,
        SUPPORT,
      ],
    },
    cards: planCards,
    levels: linkedinBundles.length,
    note: `Prices in US dollars. ${PREMIUM_BY_THE_YEAR}`,
    platform: {
      href: href('pbsengine', PRICING_ID),
      label: `Just the platform, from ${platformFrom} a month`,
    },
    terms: purchaseTerms.plans,
  },
  costs: {
    id: 'calculator',
    heading: 'Which plan costs\nyou least?',
    lead: 'Pick a LinkedIn level. Then say what you would spend on our additional services in an average month, at list price.',
    rule: `Below ${breakEven} of services in an average month, the lowest plan with your level costs least by the month. Above that, ${last.name} does.`,
    table: {
      heading: 'What you pay a month',
      note: 'With five amounts of services',
      caption: `What a month costs with each ${company.premiumName} plan, services included`,
      plan: 'Plan',
      ...costsByMonth,
    },
    apart: {
      heading: `A plan and a bundle, or ${company.premiumName}?`,
      note: 'Yearly prices',
      answer: `A year of ${essentials.name} and Level 1 comes to ${formatCents(essentials.prices.year.amount.minorUnits + bundle.prices.once.amount.minorUnits)}, against ${formatMoney(first.prices.year.amount)} for ${first.name}. But ${essentials.name} is set up with you. ${first.name} is done-for-you, has SuperCharged access and also comes by the month.`,
      text: `We compare with ${pairedPlan.name}, which is done for you, with unlimited accounts. Both sides are paid by the year, before any services.`,
      caption: `A year of ${pairedPlan.name} with a LinkedIn bundle, against the lowest ${company.premiumName} plan with that level`,
      level: 'LinkedIn level',
      columns: [
        `${pairedPlan.name} and the bundle`,
        `Lowest ${company.premiumName} plan`,
        'They cost the same at',
      ],
      rows: costsByYear,
    },
  },
  ledger: {
    id: 'discounts',
    heading: 'What the discount does to a bill',
    summary: `${additionalServices.length} services, before and after each discount`,
    caption: 'Additional services at list price and less the discount of each plan',
    service: 'Service',
    choose: 'Show the price with',
    ...discounts,
    note: `The discount comes off ${discountScope.covers}. It does not come off ${discountScope.excludes}.`,
    ask: {
      heading: 'Need something else?',
      text: `The discount applies to services that we quote, too. ${discountScope.agreement}`,
    },
    terms: { href: href('terms', sectionId('6.7')), label: 'The discount in the terms' },
    purchase: purchaseTerms.services,
    call: scheduleCall,
  },
  closing: {
    id: 'call',
    heading: 'Not sure which plan?',
    lead: 'Book a free call. Tell us which services you would buy this year, and we’ll run the numbers with you.',
    call: scheduleCall,
    phone,
    steps: premiumPlans.length,
  },
} satisfies PremiumContent;

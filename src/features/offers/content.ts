import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { discountScope } from '#data/discount-scope.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { platformFrom, premiumFrom } from '#data/prices.ts';
import type { PremiumPlanId } from '#data/premium-plan-terms.ts';
import { bundleIn, PREMIUM_BY_THE_YEAR, premiumPlanById } from '#data/premium-plans.ts';
import { standardPlans, SUPPORT, type StandardPlanId } from '#data/standard-plans.ts';
import { inWords, joinList } from '#lib/text.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { href } from '#site/site.ts';
import type { HeroExit } from '#ui/Hero.tsx';
import { breakEven, costedPlans, pairedPlan, servicesRange } from './calculator.ts';
import {
  aboutPremium,
  arePremiumPlansListed,
  askIfNoneFits,
  PLATFORM_COLUMN,
  whereOpen,
} from './premium-facts.ts';

const adsIn = (id: PremiumPlanId) => bundleIn(premiumPlanById[id]).advertisementsPerWeek;

/** Whom each plan is for (a standard plan by accounts, place and time), on its card and in the tables of all plans. */
const bestIf: Readonly<Record<StandardPlanId | PremiumPlanId, string>> = {
  essentials: 'Best if you run one business and have time to set it up with us.',
  standard:
    'Best if you run several locations, brands or client accounts and have time to set them up with us.',
  deluxe: 'Best if you have no time for setup: we set it up for you, with unlimited accounts.',
  'essentials-plus': `Best if you want ${adsIn('essentials-plus')} ads a week on LinkedIn.`,
  'standard-plus': `Best if you want ${adsIn('standard-plus')} ads a week on LinkedIn.`,
  'deluxe-plus': `Best if you want ${adsIn('deluxe-plus')} ads a week on LinkedIn.`,
  enterprise: `Best if you can’t tell yet what you’ll spend on services. Below ${breakEven} in an average month, ${premiumPlanById['deluxe-plus'].name} costs less; above it, ${premiumPlanById['premium-plus'].name} does.`,
  premium: `Best if you can’t tell yet what you’ll spend and want ${premiumPlanById.premium.discountPercent}% off.`,
  'premium-plus': `Best if you buy more than ${breakEven} of services in an average month.`,
};

/** The premium plan that stands out, and why. */
export const highlighted = {
  id: 'deluxe-plus',
  reason: `${adsIn('deluxe-plus')} ads a week start here`,
} as const satisfies { id: PremiumPlanId; reason: string };

const manyAccounts = standardPlans.filter(({ accounts }) => accounts === 'unlimited');

/** The parts that LinkedIn management lacks and a plan adds (terms, sections 6.3 and 6.5). */
export const PLAN_ADDS = `Setup and automations aren’t included. A ${company.platformName} plan adds them. ${company.platformName} ${joinList(manyAccounts.map(({ name }) => name))} also have unlimited accounts.`;

/** The platform features of a LinkedIn bundle without a plan (drafted, for the owner to confirm). */
export const BUNDLE_ALONE = `It already comes with access to ${inWords(laneFeatures.length)} platform features. ${PLAN_ADDS} Ask us whether you need a plan.`;

/** What a comparison of a plan and a bundle with a premium plan leaves out (terms, section 6.3). */
export const PRICES_ONLY = `This compares prices only. ${pairedPlan.name} comes with setup, unlimited accounts and premium automation; ${aboutPremium}`;

/** For visitors of an offer about LinkedIn whose customers are not businesses. */
export const sellsToHomeowners: HeroExit = {
  text: 'Do you sell only to homeowners?',
  action: {
    href: href('pbsengine'),
    label: `Start with ${company.platformName}, from ${platformFrom}`,
  },
};

/** The words of the tables of all plans and of the calculator. */
export const content = {
  comparison: {
    section: {
      id: 'comparison',
      heading: 'Compare with Premium’s plans',
    },
    bestIf,
    select: 'Select',
    doneWithYou: 'Done with you',
    doneForYou: 'Done for you',
    columns: {
      plan: 'Plan',
      monthly: { name: 'Per month' },
      yearly: { name: 'Per year', note: `${MONTHS_FREE_PER_YEAR} months free` },
    },
    standard: {
      shared: `All three include the platform and ${SUPPORT}.`,
      columns: [{ name: 'Accounts' }, { name: 'Setup' }, { name: 'Automation' }],
    },
    premium: {
      shared: `All six include the ${company.platformName} platform, LinkedIn management and ${SUPPORT}. ${whereOpen}The discount doesn’t come off ${discountScope.excludes}. ${PREMIUM_BY_THE_YEAR}`,
      columns: [
        { name: 'LinkedIn' },
        { name: 'Our fees for additional services' },
        ...(arePremiumPlansListed ? [{ name: PLATFORM_COLUMN, isWide: true }] : []),
      ],
    },
    filter: {
      legend: 'What do you need?',
      doneForYou: 'Done for you',
      unlimitedAccounts: 'Unlimited accounts',
      linkedin: {
        legend: 'LinkedIn level',
        /** A higher level also meets the need for a lower one. */
        options: [
          { value: 0, label: 'Any' },
          { value: 1, label: '1+', srText: '1 or higher' },
          { value: 2, label: '2+', srText: '2 or higher' },
          { value: 3, label: '3' },
        ],
      },
      budget: { label: 'Monthly budget', any: 'Any amount' },
      status: {
        all: 'All nine plans fit.',
        one: '1 of {all} plans fits.',
        some: '{fits} of {all} plans fit.',
        none: 'No single plan lists all of these.',
      },
      clear: 'Clear filters',
      none: `Tell us what you need, and we’ll point you to the closest plan.${askIfNoneFits}`,
    },
    choice: {
      legend: 'Pick two or three to compare',
      prices: 'monthly prices',
      few: 'Choose one more to compare.',
      full: 'Three is the most. Take one off to choose another.',
    },
    /** The button that opens the premium line on the page of the platform. */
    more: `With a team on your LinkedIn: six plans from ${premiumFrom}`,
    note: 'The payment terms under the cards apply to these prices, too.',
    unsure: 'Not sure which plan fits?',
    call: scheduleCall,
  },
  calculator: {
    plans: costedPlans,
    // The lowest total first: a visitor who wants more ads sees what they add.
    startLevel: Math.min(...linkedinBundles.map(({ number }) => number)),
    services: servicesRange,
    words: {
      legendOfControls: 'What you need',
      level: 'LinkedIn level and ads a week',
      levels: linkedinBundles.map(({ number, advertisementsPerWeek }) => ({
        value: number,
        label: String(number),
        srText: `Level ${number}:`,
        note: `${advertisementsPerWeek} ads`,
      })),
      services: 'What would you spend on our other services a month?',
      /** Under the middle of the scale, which is the break-even point. */
      middle: `Break-even: ${breakEven}`,
      legend: { plan: 'The plan', services: 'Services after the discount' },
      bars: {
        heading: 'What each plan costs a month',
        /** What a bar shows after its total. */
        parts: 'a month: {plan} for the plan, {services} for services',
      },
      cheapest: 'Cheapest',
      one: 'With LinkedIn {level}, {names} is the cheapest premium plan: {total} a month.',
      tie: 'With LinkedIn {level}, {names} cost the same: {total} a month.',
      sum: '{plan} for the plan plus {services} for services.',
      none: 'Would you buy other services, too? Move the slider.',
      /** Shown if another plan is the cheapest when paid by the year. */
      yearly: 'Paid by the year, {plan} is cheapest.',
      see: 'See {plan}',
      more: 'Other levels and plans',
    },
  },
};

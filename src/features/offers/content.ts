import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumFrom } from '#data/prices.ts';
import {
  bundleIn,
  PREMIUM_BY_THE_YEAR,
  premiumPlanById,
  type PremiumPlanId,
} from '#data/premium-plans.ts';
import { SUPPORT, type StandardPlanId } from '#data/standard-plans.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { breakEven, costedPlans, pairedPlan, pairs, servicesRange } from './calculator.ts';

const adsIn = (id: PremiumPlanId) => bundleIn(premiumPlanById[id]).advertisementsPerWeek;

/** Whom each plan is for, in the tables of all plans. */
const bestIf: Readonly<Record<StandardPlanId | PremiumPlanId, string>> = {
  essentials: 'Best if you run one business and want to learn the system with us.',
  standard: 'Best if you run several locations, brands or client accounts.',
  deluxe: 'Best if you want it set up for you, with the AI add-ons.',
  'essentials-plus': `Best if you want LinkedIn managed, ${adsIn('essentials-plus')} ads a week. Comes done-for-you and with SuperCharged access.`,
  'standard-plus': `Best if you want ${adsIn('standard-plus')} ads a week on LinkedIn.`,
  'deluxe-plus': `Best if you want ${adsIn('deluxe-plus')} ads a week on LinkedIn.`,
  enterprise: 'Best if what you spend on services varies.',
  premium: 'Best if what you spend on services varies.',
  'premium-plus': `Best if you buy more than ${breakEven} of services in an average month.`,
};

/** The premium plan that stands out, and why. */
export const highlighted = {
  id: 'deluxe-plus',
  reason: 'Lowest Level 3 plan',
} as const satisfies { id: PremiumPlanId; reason: string };

/** The words of the tables of all plans and of the calculator. */
export const content = {
  comparison: {
    section: { id: 'comparison', heading: 'Every plan,\nside by side.' },
    fold: { id: 'comparison', heading: 'Every plan, side by side', note: 'All nine plans' },
    bestIf,
    popular: 'Popular',
    select: 'Select',
    doneWithYou: 'Done with you',
    doneForYou: 'Done for you',
    columns: {
      plan: 'Plan',
      monthly: { name: 'Per month' },
      yearly: { name: 'Per year', note: `${MONTHS_FREE_PER_YEAR} months free` },
    },
    standard: {
      shared: `All three: the platform, one login and ${SUPPORT}.`,
      columns: [{ name: 'Accounts' }, { name: 'Setup' }, { name: 'Automation' }],
    },
    premium: {
      shared: `All six: the ${company.platformName} platform, LinkedIn management and ${SUPPORT}. ${PREMIUM_BY_THE_YEAR}`,
      columns: [{ name: 'LinkedIn' }, { name: 'Additional services' }],
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
        one: '1 of {all} plans lists this.',
        some: '{fits} of {all} plans list this.',
        none: 'No plan lists all of that.',
      },
      clear: 'Clear filters',
      none: 'Tell us what you need. We’ll name the closest plan.',
    },
    choice: {
      legend: 'Compare two or three',
      prices: 'prices by the month',
      few: 'Choose one more to compare.',
      full: 'Three is the most. Take one off to choose another.',
    },
    /** The button that opens the premium line on the page of the platform. */
    more: `With managed LinkedIn: six plans from ${premiumFrom}`,
    note: 'Prices in US dollars. Not sure which plan fits?',
    call: scheduleCall,
  },
  calculator: {
    plans: costedPlans,
    apart: pairs,
    startLevel: premiumPlanById[highlighted.id].linkedinLevel,
    services: servicesRange,
    words: {
      legendOfControls: 'What you need',
      level: 'Your LinkedIn level',
      levels: linkedinBundles.map(({ number, advertisementsPerWeek }) => ({
        value: number,
        label: String(number),
        srText: `Level ${number}:`,
        note: `${advertisementsPerWeek} ads a week`,
      })),
      services: 'Additional services a month, at list price',
      legend: { plan: 'The plan', services: 'Services after the discount' },
      bars: {
        heading: 'What each plan costs a month',
        /** What a bar shows after its total. */
        parts: 'a month: {plan} for the plan, {services} for services',
      },
      cheapest: 'Costs least',
      one: '{names} costs you least: {total} a month.',
      tie: '{names} cost the same: {total} a month.',
      apart: {
        heading: `Or a ${company.platformName} plan and a LinkedIn bundle?`,
        pair: `${pairedPlan.name} and LinkedIn {level}`,
        premium: '{plan}, paid by the year',
        year: 'a year, with your services',
        less: '{name} saves you {difference} a year.',
        same: 'Both cost the same.',
        shortPair: 'Buying them separately',
        monthly: 'Paid by the month, {plan} is {price}.',
      },
    },
  },
};

import { purchaseTermsProps } from '#features/offers/terms-props.ts';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { claims, weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { linkedinBundles, type LinkedinBundle } from '#data/linkedin-bundles.ts';
import { lanes } from '#data/lanes.ts';
import { PREMIUM_BY_THE_YEAR, premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import { additionalServices, type AdditionalService } from '#data/services.ts';
import {
  isDoneForYou,
  SERVICE,
  standardPlans,
  SUPPORT,
  type StandardPlan,
} from '#data/standard-plans.ts';
import { formatMoney, lessPercent, type Money } from '#lib/money.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinChoices } from '#lib/text.ts';
import { discountLedger } from './discounts.ts';
import { planComparison } from '#features/offers/comparison-content.ts';
import { planCalculator } from '#features/offers/calculator-content.ts';
import { lowestAtTopLevel, premiumFit } from '#features/offers/plan-fit-content.ts';
import { cheapest, PERIOD_WORDS, platformFrom } from '#data/prices.ts';

/*
 * Everything on /pbsengine-premium. Each builder takes the records, so that a changed price, level or
 * discount shows up everywhere; no amount is written here.
 */

type Plans = readonly PremiumPlan[];

/** What every premium plan includes besides support. */
const EVERY_PLAN = [
  `The ${company.platformName} platform`,
  'LinkedIn profile and company page, managed',
  `Outreach toward ${weeklyConnectionsText} connections a week`,
];

/** What all discounts apply to. */
const ON_WHAT = 'additional services';

/** "up to 100%": the largest discount. */
function upToDiscount(plans: Plans): string {
  return `up to\u00a0${Math.max(...plans.map(({ discountPercent }) => discountPercent))}%`;
}

/** The plans with a discount, lowest first. */
const discountedOf = (plans: Plans) => plans.filter(({ discountPercent }) => discountPercent > 0);

/** "On plans from $2,000 a month, you save 20 to 100% on additional services …"; empty if no plan has a discount. */
function savings(plans: Plans): string {
  const discounted = discountedOf(plans);
  if (discounted.length === 0) return '';
  const percents = discounted.map(({ discountPercent }) => discountPercent);
  return `On plans from ${cheapest(discounted)} a month, you save ${Math.min(...percents)} to ${Math.max(...percents)}% on ${ON_WHAT} such as websites and video. `;
}

/** Which plans save how much: "From Standard Plus on, you save 20% on additional services …". */
function discountWords(plans: Plans): string {
  const discounted = discountedOf(plans);
  const [first] = discounted;
  if (!first) return `No discount on ${ON_WHAT}.`;
  return `From ${first.name} (${cheapest(discounted)} a month) on, you save ${first.discountPercent}% on ${ON_WHAT}, ${upToDiscount(plans)} on higher plans.`;
}

/** How much the price rises from plan to plan; `undefined` if the steps differ. */
function stepPrice(plans: Plans): Money | undefined {
  const cents = plans.map(({ prices }) => prices.month.amount.minorUnits);
  const steps = cents.slice(1).map((next, index) => next - (cents[index] ?? 0));
  const [first] = steps;
  if (first === undefined || steps.some((step) => step !== first)) return undefined;
  return { minorUnits: first, currency: 'USD' };
}

/** The hero: its words, and the facts that its drawing shows. */
export function premiumHero(plans: Plans = premiumPlans) {
  return {
    heading: [`${company.platformName}, with your`, 'LinkedIn managed.'],
    lead: `We run your LinkedIn, and you get the platform. ${savings(plans)}For firms that sell to other businesses (B2B).`,
    call: scheduleCall,
    plans: {
      href: href('pbsenginePremium', PRICING_ID),
      label: `Plans from ${cheapest(plans)}/month`,
    },
    lanes,
    connections: {
      rings: claims.weeklyConnections.from,
      label: `Aim: ${weeklyConnectionsText} connections a week`,
    },
  };
}

/** What the lowest premium plan adds to the platform for its price, for readers who compare the two amounts. */
function againstPlatform(
  plans: Plans,
  bundles: readonly LinkedinBundle[],
  standard: readonly StandardPlan[],
): string {
  const [plan] = plans;
  const [platform] = standard;
  if (!plan || !platform) return '';
  const bundle = bundles.find(({ number }) => number === plan.linkedinLevel);
  const isForYou = plan.extras.includes(SERVICE['done-for-you']);
  const setUp =
    isForYou && !isDoneForYou(platform)
      ? ['set up with you', 'set it up for you and run your LinkedIn']
      : ['alone', 'run your LinkedIn, too'];
  return `${cheapest(standard)} a month buys the platform, ${setUp[0]}. For ${cheapest(plans)}, we ${setUp[1]}: profile, company page, outreach${bundle ? ` and ${bundle.advertisementsPerWeek}\u00a0ads a\u00a0week` : ''}.`;
}

/** What a premium plan is made of, as a sum. */
export function plusSum(
  plans: Plans = premiumPlans,
  bundles: readonly LinkedinBundle[] = linkedinBundles,
  standard: readonly StandardPlan[] = standardPlans,
) {
  const levels = bundles.map((bundle) => bundle.number);
  return {
    id: 'additions',
    heading: 'What the plus adds.',
    lead: againstPlatform(plans, bundles, standard),
    plus: 'plus',
    equals: 'together',
    engine: {
      name: company.platformName,
      text: `The platform: every job from your customer list (${lanes[0].name}) to ${asPartOfSentence(lanes[7].name)}, in one login.`,
    },
    linkedin: {
      name: 'LinkedIn, managed',
      text: `We work toward ${weeklyConnectionsText} connections a week, at Level ${joinChoices(levels.map(String)).replaceAll(' ', '\u00a0')}.`,
    },
    sum: {
      name: 'One plan',
      text: `By the month, or by the year with ${MONTHS_FREE_PER_YEAR} months free.`,
      from: 'from',
      amount: cheapest(plans),
      period: 'per month',
    },
    discount: {
      name: 'A discount on the rest',
      text: discountWords(plans),
    },
  };
}

/** The service in the price list that each card uses as its example. */
const EXAMPLE: AdditionalService['id'] = 'social-media';

/** What one service costs with the discount, so that a percentage becomes an amount. */
function exampleOf(percent: number, services: readonly AdditionalService[]): string[] {
  const service = services.find(({ id }) => id === EXAMPLE);
  if (!service || percent === 0) return [];
  const price = lessPercent(service.price, percent);
  // A discounted starting price is still a starting price; $0 is exact.
  const from = service.isStartingPrice && price.minorUnits > 0 ? 'from ' : '';
  return [
    `${service.name}: ${from}${formatMoney(price)} a month, not ${formatMoney(service.price)}`,
  ];
}

/** Whether `plan` includes everything in the plan before it. A different LinkedIn level is a different service. */
function containsAll(plan: PremiumPlan, before: PremiumPlan): boolean {
  return (
    plan.linkedinLevel === before.linkedinLevel &&
    plan.discountPercent >= before.discountPercent &&
    before.extras.every((extra) => plan.extras.includes(extra))
  );
}

/** The heading over what a plan includes, unless it contains the plan before it. */
const WITH_IT = 'With this plan';

/** What a plan adds to the plan before it, and how the two relate. */
function stepOf(
  plan: PremiumPlan,
  before: PremiumPlan | undefined,
  bundles: readonly LinkedinBundle[],
  services: readonly AdditionalService[],
) {
  const { discountPercent, linkedinLevel, extras } = plan;
  const bundle = bundles.find(({ number }) => number === linkedinLevel);
  const isLevelNew = linkedinLevel !== before?.linkedinLevel;
  const rises = [
    ...(isLevelNew ? (bundle?.features.slice(0, 2) ?? []) : []),
    ...extras.filter((extra) => !before?.extras.includes(extra)),
    ...exampleOf(discountPercent, services),
  ];
  if (!before) return { heading: WITH_IT, rises };
  return {
    heading: containsAll(plan, before) ? `Everything in the ${before.name} plan, plus` : WITH_IT,
    rises,
  };
}

/** The pricing section: the ladder of discounts, and a card per plan. */
export function premiumPricing(
  plans: Plans = premiumPlans,
  bundles: readonly LinkedinBundle[] = linkedinBundles,
  services: readonly AdditionalService[] = additionalServices,
) {
  const step = stepPrice(plans);
  const winner = lowestAtTopLevel(plans);
  const hasSupport = plans.every(({ features }) => features.includes(SUPPORT));
  const doesGrow = new Set(plans.map((plan) => plan.discountPercent)).size === plans.length;
  return {
    id: 'plans',
    heading: `${inWordsFirst(plans.length)} plans.\nGrowing discounts.`,
    lead: `${step ? `Each step costs ${formatMoney(step)} a month more` : 'Each step costs more'}${doesGrow ? ` and takes more off ${ON_WHAT}` : `. You save ${upToDiscount(plans)} on ${ON_WHAT}`}.`,
    shared: {
      heading: `On all ${inWords(plans.length)} plans`,
      features: [...EVERY_PLAN, ...(hasSupport ? [SUPPORT] : [])],
    },
    cards: plans.map((plan, index) => ({
      id: plan.id,
      name: plan.name,
      price: formatMoney(plan.prices.month.amount),
      period: PERIOD_WORDS.month,
      yearly: `or ${formatMoney(plan.prices.year.amount)} ${PERIOD_WORDS.year}`,
      level: plan.linkedinLevel,
      levelName: `LinkedIn Level ${plan.linkedinLevel}`,
      discountPercent: plan.discountPercent,
      discount:
        plan.discountPercent > 0
          ? { amount: `${plan.discountPercent}% off`, onWhat: ON_WHAT }
          : { amount: 'No discount', onWhat: `on ${ON_WHAT}` },
      step: stepOf(plan, plans[index - 1], bundles, services),
      fit: premiumFit(plan, plans),
      isWinner: plan === winner,
      action: { label: 'Select', href: plan.prices.month.path },
    })),
    levels: bundles.length,
    note: `Prices in US dollars. ${PREMIUM_BY_THE_YEAR}`,
    sectionId: PRICING_ID,
    platform: {
      href: href('pbsengine', PRICING_ID),
      label: `Just the platform, from ${platformFrom} a month`,
    },
    terms: purchaseTermsProps('plans'),
  };
}

/** /pbsengine-premium, section by section. */
export const premiumCopy = {
  hero: premiumHero(),
  plus: plusSum(),
  pricing: premiumPricing(),
  everyPlan: planComparison('premium'),
  costs: planCalculator(),
  ledger: discountLedger(premiumPlans, additionalServices),
  closing: {
    id: 'call',
    heading: 'Not sure which plan?',
    lead: 'Book a free call. Tell us which services you would buy this year, and we’ll run the numbers with you.',
    call: scheduleCall,
    phone,
    steps: premiumPlans.length,
  },
};

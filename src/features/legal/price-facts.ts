import {
  MONTHS_CHARGED_PER_YEAR,
  MONTHS_FREE_PER_YEAR,
  type SubscriptionPrices,
} from '#data/catalog-entry.ts';
import { weeklyConnectionsText } from '#data/claims.ts';
import type { LinkedinBundle } from '#data/linkedin-bundles.ts';
import { PREMIUM_BY_THE_YEAR, type PremiumPlan } from '#data/premium-plans.ts';
import type { AdditionalService } from '#data/services.ts';
import { laneFeatures, type LaneFeature } from '#data/platform-features.ts';
import { SUPPORT, type StandardPlan } from '#data/standard-plans.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { count, percent } from './measures.ts';
import type { LegalSources } from './sources.ts';

type Named = Record<string, string>;

/** Names that a contract must spell out. */
const SPELLED_OUT: Partial<Record<LaneFeature['id'], string>> = {
  crm: 'a customer list (CRM)',
  sms: 'text messages (SMS)',
};

/** What is sold and what it costs, as the terms state it. */
export function priceFacts(sources: LegalSources): Named {
  const { aiOffers, claims, legalFacts, linkedinBundles } = sources;
  const { communityPerMonth, linkedinPerQuarter, ...consulting } = legalFacts.prices;
  const duration = linkedinBundles[0]?.duration ?? '';
  return {
    'plans.monthsCharged': String(MONTHS_CHARGED_PER_YEAR),
    'plans.monthsFree': count(MONTHS_FREE_PER_YEAR, 'month'),
    'platform.support': SUPPORT,
    'platform.features': joinList(
      laneFeatures.map(({ id, name }) => SPELLED_OUT[id] ?? asPartOfSentence(name)),
    ),
    ...merged(sources.standardPlans.map(standardPlanFacts)),
    ...merged(sources.premiumPlans.map(premiumPlanFacts)),
    'plans.premiumByTheYear': PREMIUM_BY_THE_YEAR,
    'ai.partnership': formatMoney(aiOffers.fractionalPartnership.prices.month.amount),
    'ai.customBuild': formatMoney(aiOffers.customBuild.prices.once.amount),
    'linkedin.duration': duration,
    ...merged(linkedinBundles.map((bundle, i) => linkedinFacts(bundle, linkedinPerQuarter[i]))),
    'claim.connections': weeklyConnectionsText,
    'claim.separateTools': `${formatMoney(claims.separateToolsMonthlyCost)}+`,
    'price.community': formatMoney(communityPerMonth),
    ...merged(sources.additionalServices.map(serviceFacts)),
    'consulting.minimum': count(consulting.consultingMinimumHours, 'hour'),
    'consulting.expiry': count(consulting.consultingPrepaidExpiresAfterDays, 'day'),
  };
}

type Subscription = { name: string; prices: SubscriptionPrices };

function subscriptionFacts(fact: string, { name, prices }: Subscription): Named {
  return {
    [`${fact}.name`]: name,
    [`${fact}.monthly`]: formatMoney(prices.month.amount),
    [`${fact}.yearly`]: formatMoney(prices.year.amount),
  };
}

function standardPlanFacts(plan: StandardPlan): Named {
  return {
    ...subscriptionFacts(`plan.${plan.id}`, plan),
    // Support is the same in every plan and has a sentence of its own.
    [`plan.${plan.id}.terms`]: listed(plan.features.filter((feature) => feature !== SUPPORT)),
  };
}

function premiumPlanFacts(plan: PremiumPlan): Named {
  return {
    ...subscriptionFacts(`premium.${plan.id}`, plan),
    [`premium.${plan.id}.terms`]: listed([
      `LinkedIn Level ${plan.linkedinLevel}`,
      `${percent(plan.discountPercent)} off additional services`,
      ...plan.extras,
    ]),
  };
}

function linkedinFacts(bundle: LinkedinBundle, perQuarter: Money | undefined): Named {
  const [advertisements = '', communication = ''] = bundle.features;
  return {
    [`linkedin.${bundle.number}.name`]: bundle.name,
    [`linkedin.${bundle.number}.bundle`]: formatMoney(bundle.prices.once.amount),
    [`linkedin.${bundle.number}.quarter`]: perQuarter ? formatMoney(perQuarter) : '',
    [`linkedin.${bundle.number}.terms`]: `${advertisements}, ${asPartOfSentence(communication)}`,
  };
}

function serviceFacts(service: AdditionalService): Named {
  const from = service.isStartingPrice ? 'from ' : '';
  const period = { once: '', setup: ' setup', hour: ' per hour', month: ' per month' }[
    service.period
  ];
  return {
    [`service.${service.id}.name`]: service.name,
    [`service.${service.id}.price`]: `${from}${formatMoney(service.price)}${period}`,
    ...(service.setup && { [`service.${service.id}.setup`]: formatMoney(service.setup) }),
    ...(service.plus && { [`service.${service.id}.plus`]: service.plus }),
  };
}

/** The lines of a card as one: "Single account, done-with-you setup, base automation". */
function listed([first = '', ...rest]: readonly string[]): string {
  return [first, ...rest.map(asPartOfSentence)].join(', ');
}

function merged(records: readonly Named[]): Named {
  return Object.assign({}, ...records) as Named;
}

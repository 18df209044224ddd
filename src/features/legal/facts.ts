import { aiOffers } from '#data/ai-offers.ts';
import { MONTHS_CHARGED_PER_YEAR, MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { claims, weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { discountScope } from '#data/discount-scope.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS, linkedinBundles } from '#data/linkedin-bundles.ts';
import { laneFeatures, type LaneFeature } from '#data/platform-features.ts';
import { PREMIUM_BY_THE_YEAR, premiumPlans } from '#data/premium-plans.ts';
import { partnershipFrom } from '#data/prices.ts';
import { proof } from '#data/proof.ts';
import { additionalServices } from '#data/services.ts';
import { standardPlans, SUPPORT } from '#data/standard-plans.ts';
import { formatIsoDate, formatPhone } from '#lib/format.ts';
import { formatMoney, isMoney } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { address, toolsCost } from '#features/proof/content.ts';
import { createEmbeds } from '#site/embeds.ts';
import type { SiteEnv } from '#site/env.ts';
import { href } from '#site/site.ts';
import { countingFacts } from './counting.ts';

/** The values of the `{{name}}` placeholders in legal documents, by name. */
export type Facts = Readonly<Record<string, string>>;

/** Names that a contract must spell out. */
const SPELLED_OUT: Partial<Record<LaneFeature['id'], string>> = {
  crm: 'a customer list (CRM)',
  sms: 'text messages (SMS)',
};
/** Whether pages show customers. */
const isAnyonePublished = proof.voices.length > 0 || proof.cases.length > 0 || proof.sheet !== null;
const PUBLISHED =
  ' If you sign a consent to be shown on this website, we publish what it names, such as your name, trade and town, your words and figures, and your photograph, until you take it back.';
const PER_PERIOD = { once: '', setup: ' setup', hour: ' per hour', month: ' per month' };

/**
 * Every fact that the legal documents state, in the words they use. Each must be used:
 * a new plan or service that no document names stops the build.
 */
export function createFacts(env: SiteEnv): Facts {
  const { brand, legalForm, state, platformName, premiumName, communityName } = company;
  const { scheduleCall, assessment, linkedinConsultation, catalogForm } = createEmbeds(env);
  return flat({
    company: { brand, legalForm, state, platformName, premiumName, communityName },
    'company.legalName': env.legalName,
    'company.regions': joinList(company.salesRegions.map((region) => region.nameInSentence)),
    'contact.email': env.supportEmail,
    'contact.letters': address ? `, or by letter: ${env.legalName}, ${address}` : '',
    'consent.published': isAnyonePublished ? PUBLISHED : '',
    'contact.phone': formatPhone(env.supportPhone),
    'contact.phoneLink': `tel:${env.supportPhone}`,
    'site.address': hostOf(env.siteOrigin),
    'page.home': href('home'),
    'page.privacy': href('privacy'),
    'page.terms': href('terms'),
    'page.collective': href('collective'),
    'page.catalog': href('catalog'),
    'host.scheduling': hostOf(scheduleCall.url),
    'host.assessment': hostOf(assessment.url),
    'host.linkedinCalendar': hostOf(linkedinConsultation.url),
    'host.catalogForm': hostOf(catalogForm.url),
    'host.community': hostOf(env.communityUrl),
    'host.connect': hostOf(env.connectOrigin),
    'host.reports': reportsTo(env.reportingUrl),
    counting: countingFacts(env.analyticsUrl && hostOf(env.analyticsUrl)),
    'host.further': joinList(env.frameHosts.map(hostOf)) || 'none',
    'legal.updated': formatIsoDate(company.legalUpdated),
    ...legalFacts,
    claims: {
      ...claims,
      weeklyConnections: weeklyConnectionsText,
      separateToolsMonthlyCost: toolsCost,
    },
    discount: discountScope,
    'platform.support': SUPPORT,
    'platform.features': joinList(
      laneFeatures.map(({ id, name }) => SPELLED_OUT[id] ?? asPartOfSentence(name)),
    ),
    'plans.monthsCharged': String(MONTHS_CHARGED_PER_YEAR),
    'plans.freeMonths': `${MONTHS_FREE_PER_YEAR} months`,
    'plans.byTheYear': PREMIUM_BY_THE_YEAR,
    plan: byId(standardPlans, ({ name, prices, features }) => ({
      ...{ name, monthly: prices.month.amount, yearly: prices.year.amount },
      // Support is the same in every plan and has a sentence of its own.
      terms: listed(features.filter((feature) => feature !== SUPPORT)),
    })),
    premium: byId(premiumPlans, ({ name, prices, linkedinLevel, discountPercent, included }) => ({
      ...{ name, monthly: prices.month.amount, yearly: prices.year.amount },
      terms: listed([
        `LinkedIn Level ${linkedinLevel}`,
        `${discountPercent}% off additional services`,
        ...included,
      ]),
    })),
    'linkedin.duration': `${BUNDLE_MONTHS} months`,
    linkedin: byId(linkedinBundles, ({ name, prices, features }, index) => ({
      ...{ name, bundle: prices.once.amount },
      quarter: legalFacts.prices.linkedinPerQuarter[index],
      terms: listed(features.slice(0, 2)),
    })),
    ai: { partnership: partnershipFrom, customBuild: aiOffers.customBuild.prices.once.amount },
    service: byId(additionalServices, ({ name, price, setup, plus, isStartingPrice, period }) => {
      const from = isStartingPrice ? 'from ' : '';
      return { name, price: `${from}${formatMoney(price)}${PER_PERIOD[period]}`, setup, plus };
    }),
  });
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** The sentence about reports if browsers send any; empty if they do not. */
function reportsTo(url: string | undefined): string {
  return url === undefined
    ? ''
    : ` If our security policy stops something in a page, your browser may send a report to ${hostOf(url)}: the address of the page, what was stopped, and the same technical data.`;
}

type Values = Readonly<Record<string, unknown>>;

/** The texts, amounts and figures of `values` by path: `{ retention: { legalYears: 1 } }` is `retention.legalYears`. */
function flat(values: Values, prefix = ''): Facts {
  const facts = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const path = `${prefix}${name}`;
    if (isMoney(value)) return [[path, formatMoney(value)]];
    if (typeof value === 'number') return [[path, withUnit(value, name)]];
    if (typeof value === 'string') return [[path, value]];
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? Object.entries(flat(value as Values, `${path}.`)) : [];
  });
  return Object.fromEntries(facts);
}

/** A figure with the unit that its name contains: "30 days" for `exportGraceDays`. */
function withUnit(figure: number, name: string): string {
  const [unit = ''] = /Percent|BusinessDay|Hour|Day|Month|Year/.exec(name) ?? [];
  if (unit === 'Percent') return `${figure}%`;
  const words = unit.replace('BusinessDay', 'business day').toLowerCase();
  return `${figure} ${words}${figure === 1 ? '' : 's'}`;
}

function byId<Entry extends { id: string }>(
  entries: readonly Entry[],
  valuesOf: (entry: Entry, index: number) => Values,
): Values {
  return Object.fromEntries(entries.map((entry, index) => [entry.id, valuesOf(entry, index)]));
}

/** The lines of a card as one: "Single account, done-with-you setup, base automation". */
function listed([first = '', ...rest]: readonly string[]): string {
  return [first, ...rest.map(asPartOfSentence)].join(', ');
}

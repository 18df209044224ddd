import { aiOffers } from '#data/ai-offers.ts';
import { MONTHS_CHARGED_PER_YEAR, MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { standardPlans, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import type { LegalFactRow } from './legal-fact-rows.ts';

const { prices } = legalFacts;

function serviceRow(id: string, conditions: string): LegalFactRow {
  const service = additionalServices.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`There is no service "${id}"`);
  const { name, price, isStartingPrice, period, setup } = service;
  const amount = `${isStartingPrice ? 'from ' : ''}${formatMoney(price)}`;
  const per = { once: '', setup: ' setup', hour: ' per hour', month: ' per month' }[period];
  const after = setup ? ` | Plus ${formatMoney(setup)} setup` : conditions;
  return [`price of ${name}`, 'terms', `${name} | ${amount}${per}${after}`];
}

/** The lines of a card as the terms write them; only the first keeps its capital. */
const partsOfSentence = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map(asPartOfSentence)].join(', ');

/** Section 9: plans, the AI partnership and LinkedIn bundles. */
const offers: readonly LegalFactRow[] = [
  ...standardPlans.map(({ name, prices: { month, year } }): LegalFactRow => [
    `price of ${name}`,
    'terms',
    `${name} | ${formatMoney(month.amount)} per month or ${formatMoney(year.amount)} per year`,
  ]),
  ...standardPlans.map(({ name, features }): LegalFactRow => [
    `${name}: account and service`,
    'terms',
    partsOfSentence(features.filter((feature) => feature !== SUPPORT)),
  ]),
  [`${SUPPORT} in all plans`, 'terms', `All plans include ${SUPPORT}.`],
  [
    'a year costs less than twelve months',
    'terms',
    `A yearly price is ${MONTHS_CHARGED_PER_YEAR} times the monthly price, which makes ${MONTHS_FREE_PER_YEAR} months free.`,
  ],
  ...premiumPlans.map(
    ({ name, prices: { month, year }, linkedinLevel, discountPercent }): LegalFactRow => [
      `price, level and discount of ${name}`,
      'terms',
      `${name} | ${formatMoney(month.amount)} per month or ${formatMoney(year.amount)} per year | LinkedIn Level ${linkedinLevel}, ${discountPercent}% off additional services`,
    ],
  ),
  ...premiumPlans.flatMap(({ name, extras }): LegalFactRow[] =>
    extras.length > 0
      ? [[`${name}: what it adds`, 'terms', extras.map(asPartOfSentence).join(', ')]]
      : [],
  ),
  [
    'fractional partnership',
    'terms',
    `The fractional partnership starts at ${formatMoney(aiOffers.fractionalPartnership.prices.month.amount)} per month;`,
  ],
  [
    'fractional partnership: no contracts',
    'terms',
    'It has no minimum term; that is what “no contracts” means on our pages.',
  ],
  [
    'custom AI build',
    'terms',
    `Custom automation starts at ${formatMoney(aiOffers.customBuild.prices.once.amount)}, paid one time`,
  ],
  [
    'custom automation, in the policy',
    'privacy',
    `Custom automation, which starts at ${formatMoney(aiOffers.customBuild.prices.once.amount)}`,
  ],
  ...linkedinBundles.map(
    (
      { number, prices: amounts, duration, advertisementsPerWeek, communication },
      index,
    ): LegalFactRow => {
      const perQuarter = prices.linkedinPerQuarter[index];
      if (!perQuarter) throw new Error(`Level ${number} has no quarterly price`);
      return [
        `LinkedIn Level ${number}, by bundle and by quarter`,
        'terms',
        `Level ${number} | ${formatMoney(amounts.once.amount)} for ${duration} or ${formatMoney(perQuarter)} per quarter | ${advertisementsPerWeek} advertisements a week, communication package: ${communication}`,
      ];
    },
  ),
  ...linkedinBundles.flatMap(({ number, communication, communicationNote }): LegalFactRow[] =>
    communicationNote === null
      ? []
      : [
          [
            `LinkedIn Level ${number}: what is said of its communication`,
            'terms',
            `communication package: ${communication} (${communicationNote})`,
          ],
        ],
  ),
  [
    'bundles are a one-time payment',
    'terms',
    `A bundle for ${linkedinBundles[0]?.duration ?? '?'} is a one-time payment.`,
  ],
  [
    'every level: connections',
    'terms',
    `Every level includes work toward ${weeklyConnectionsText} connections a week`,
  ],
  [
    'every level: the rest',
    'terms',
    'management of your personal profile and company page, access to platform features, and expert support',
  ],
  [
    'sales regions',
    'terms',
    `We sell the services in ${joinList(company.salesRegions.map(({ nameInSentence }) => nameInSentence))}.`,
  ],
];

/** Section 9, "Other prices from the legal text". */
const otherPrices: readonly LegalFactRow[] = [
  [
    'price of the community',
    'terms',
    `A paid membership costs ${formatMoney(prices.communityPerMonth)} per month.`,
  ],
  serviceRow(
    'consulting',
    ` | At least ${prices.consultingMinimumHours} hours, prepaid; prepaid time expires after ${prices.consultingPrepaidExpiresAfterDays} days`,
  ),
  serviceRow('strategy-session', ' | Per session'),
  serviceRow('coaching', ' | Paid once'),
  serviceRow('ai-advertising', ' | Plus 10% of ad spend'),
  serviceRow('brand-development', ' | By scope'),
  serviceRow('seo', ' | By scope'),
  serviceRow('social-media', ' | By scope'),
  serviceRow('website', ' | By scope'),
  serviceRow('video', ' | By scope'),
  serviceRow('virtual-assistants', ''),
  serviceRow('call-center', ''),
  serviceRow('sales-management', ' | Plus commission'),
  serviceRow('custom-tracking', ' | By scope'),
];

/** What is sold and for how much, as section 9 of the specification requires it in the legal documents. */
export const legalPriceRows: readonly LegalFactRow[] = [...offers, ...otherPrices];

import { aiOffers } from '#data/ai-offers.ts';
import { MONTHS_CHARGED_PER_YEAR, MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { claims, weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { standardPlans, SUPPORT } from '#data/standard-plans.ts';
import { discountScope } from '#data/discount-scope.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

type LegalDocumentName = 'privacy' | 'terms';

/** A fact of the specification, the document that states it, and the words in which it does. */
export type LegalFactRow = readonly [fact: string, document: LegalDocumentName, words: string];

const { prices, payment, commission, connector, retention, notice } = legalFacts;
const { privacyResponse: response } = legalFacts;

function serviceRow(id: string, conditions: string): LegalFactRow {
  const service = additionalServices.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`There is no service "${id}"`);
  const { name, price, isStartingPrice, period, setup } = service;
  const amount = `${isStartingPrice ? 'from ' : ''}${formatMoney(price)}`;
  const per = { once: '', setup: ' setup', hour: ' per hour', month: ' per month' }[period];
  const after = setup ? ` | Plus ${formatMoney(setup)} setup` : conditions;
  return [`price of ${name}`, 'terms', `${name} | ${amount}${per}${after}`];
}

/** The lines of a card as the terms write them, the first with its capital. */
const partsOfSentence = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map(asPartOfSentence)].join(', ');

/** Section 6, "Roles and permissions". */
const roles: readonly LegalFactRow[] = [
  ['public pages, no sign-in', 'privacy', 'This website has no accounts, no sign-in'],
  [
    'two parties of the connector',
    'terms',
    'It has two parties: consumers, who look for a service, and business providers',
  ],
  ['consumers pay nothing', 'terms', 'Consumers use the business connector free of charge'],
  ['consumers give accurate information', 'terms', 'give accurate information about the need'],
  ['consumers engage in good faith', 'terms', 'engage in good faith'],
  ['providers keep a verified profile', 'terms', 'keep a verified profile'],
  [
    'providers respond in time',
    'terms',
    `respond to every referral within ${connector.respondToReferralsWithinHours} hours`,
  ],
  [
    'providers keep a response rate',
    'terms',
    `keep a response rate of at least ${connector.minimumResponseRatePercent}% to qualified referrals`,
  ],
  [
    'providers may be suspended or terminated',
    'terms',
    'We may suspend or terminate a business provider',
  ],
  [
    'role-based access',
    'privacy',
    'Role-based access. Our staff and contractors get the access that their role needs and no more.',
  ],
  [
    'multi-factor authentication',
    'privacy',
    'access to systems that hold client data requires multi-factor authentication.',
  ],
];

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
        `Level ${number} | ${formatMoney(amounts.once.amount)} for ${duration} or ${formatMoney(perQuarter)} per quarter | ${advertisementsPerWeek} advertisements a week, ${communication} communication`,
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
            `${communication} communication, ${communicationNote}`,
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

/** Section 9, "Claims". */
const claimed: readonly LegalFactRow[] = [
  ['uptime', 'terms', `We aim for ${claims.uptimePercent}% uptime.`],
  [
    'cost of separate tools',
    'terms',
    `a comparison with separate tools at ${formatMoney(claims.separateToolsMonthlyCost)}+ per month`,
  ],
  [
    'encryption at rest, in the terms',
    'terms',
    `It encrypts data at rest with ${claims.encryptionAtRest}`,
  ],
  [
    'encryption at rest, in the policy',
    'privacy',
    `We encrypt client data at rest with ${claims.encryptionAtRest}`,
  ],
  ['encryption in transit, in the terms', 'terms', `in transit with ${claims.encryptionInTransit}`],
  [
    'encryption in transit, in the policy',
    'privacy',
    `in transit with ${claims.encryptionInTransit}`,
  ],
  [
    'breach notice, in the terms',
    'terms',
    `If a breach of security affects client data, we notify you within ${claims.breachNoticeHours} hours`,
  ],
  [
    'breach notice, in the policy',
    'privacy',
    `that affects your personal information, we notify you within ${claims.breachNoticeHours} hours`,
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

/** Section 9, "Payment and commission terms". */
const money: readonly LegalFactRow[] = [
  ['advance payment', 'terms', 'Payment is due in full and in advance.'],
  [
    'no refund after the start',
    'terms',
    'Once a service has started, what you paid for it is not refundable',
  ],
  [
    'late fee',
    'terms',
    `a late fee of ${payment.lateFeePercentPerDay}% of the overdue amount per day`,
  ],
  [
    'disputes',
    'terms',
    `you must raise the dispute by written notice within ${payment.disputeWithinHours} hours`,
  ],
  [
    'canceling renewal',
    'terms',
    `To cancel automatic renewal, give us ${payment.cancellationNoticeDays} days’ written notice`,
  ],
  [
    'commission due',
    'terms',
    `it is due ${commission.dueDaysAfterClientPayment} days after client payment`,
  ],
  [
    'commission due, connector',
    'terms',
    `commission is due ${connector.commissionDueBusinessDays} business days after the consumer has paid`,
  ],
  [
    'late penalty, connector',
    'terms',
    `a penalty of ${connector.latePenaltyPercentPerMonth}% per month`,
  ],
  [
    'sales verification',
    'terms',
    `you must verify each sale that we report to you, or tell us why you disagree, within ${commission.salesVerificationDays} days`,
  ],
  [
    'sales verification, connector',
    'terms',
    `each sale must be verified within ${connector.salesVerificationBusinessDays} business days`,
  ],
  [
    'commission obligations',
    'terms',
    `your commission obligations last at least ${commission.obligationMinimumMonths} months`,
  ],
];

/** Section 9, retention, response times and notice periods. */
const times: readonly LegalFactRow[] = [
  [
    'export grace, in the terms',
    'terms',
    `For ${retention.exportGraceDays} days after it ends, you can still request an export`,
  ],
  [
    'export grace, in the policy',
    'privacy',
    `While active, then ${retention.exportGraceDays} days | A grace period for exports`,
  ],
  [
    'billing records, in the terms',
    'terms',
    `We keep billing records for ${retention.billingDays} days`,
  ],
  [
    'billing records, in the policy',
    'privacy',
    `Billing records | ${retention.billingDays} days after the end`,
  ],
  [
    'legal records, in the terms',
    'terms',
    `records that we need for legal reasons for ${retention.legalYears} year`,
  ],
  [
    'legal records, in the policy',
    'privacy',
    `Records for legal reasons | ${retention.legalYears} year after the end`,
  ],
  [
    'response: any request',
    'privacy',
    `Any request | ${response.acknowledgementBusinessDays} business days`,
  ],
  [
    'response: access',
    'privacy',
    `Access or a copy | ${response.accessBusinessDays} business days`,
  ],
  [
    'response: correction',
    'privacy',
    `Correction | ${response.correctionBusinessDays} business days`,
  ],
  ['response: deletion', 'privacy', `Deletion | ${response.deletionBusinessDays} business days`],
  [
    'response: opt-out',
    'privacy',
    `Opt-out or withdrawn consent | ${response.optOutBusinessDays} business days`,
  ],
  [
    'response: urgent security',
    'privacy',
    `Urgent security matters | ${response.urgentSecurityHours} hours`,
  ],
  [
    'notice of service changes',
    'terms',
    `For a material change to a service that you have ordered, meaning one that removes an essential function or makes the service clearly less useful to you, we give you ${notice.materialServiceChangeDays} days’ notice.`,
  ],
  [
    'notice of termination',
    'terms',
    `Either side may terminate a subscription with ${notice.subscriptionTerminationDays} days’ written notice.`,
  ],
  ['payment through the notice', 'terms', 'Payment continues through the notice period'],
];

/** Section 9, "Other terms", and what section 2 says of the two documents. */
const otherTerms: readonly LegalFactRow[] = [
  ['best effort', 'terms', 'on a best-effort basis'],
  ['no guaranteed outcomes', 'terms', 'There are no guaranteed outcomes'],
  [
    'limited liability',
    'terms',
    'our total liability for all claims arising from a service is limited',
  ],
  [
    'no compensation for downtime',
    'terms',
    'We pay no compensation and give no credits for downtime',
  ],
  ['mutual confidentiality', 'terms', 'Confidentiality is mutual.'],
  [
    'case studies',
    'terms',
    'We publish no case study, testimonial, name, logo or result of yours without your explicit opt-in.',
  ],
  ['ownership of data', 'terms', 'You keep ownership of client data.'],
  ['AI processing authorized', 'terms', 'You authorize us to process client data with AI'],
  [
    'cost of AI processing',
    'terms',
    'The cost of AI processing is based on usage and on the complexity of the model',
  ],
  ['backup', 'terms', 'We make backups during the service period'],
  ['export', 'terms', 'You can export client data during the active period'],
  [
    'transition',
    'terms',
    'For subscriptions, we help you with the transition to another provider on request.',
  ],
  ['governing law', 'terms', `The law of the State of ${company.state} governs these terms`],
  [
    'courts',
    'terms',
    `The state and federal courts in ${company.state} have exclusive jurisdiction`,
  ],
  ['arbitration', 'terms', 'Where the law or an agreement between us requires arbitration'],
  ['acceptance', 'terms', 'You accept these terms by use, by payment or by access'],
  [
    'issuer of the policy',
    'privacy',
    `Issued by ${PRODUCTION_ENV.COMPANY_LEGAL_NAME}, a US ${company.legalForm} based in ${company.state}.`,
  ],
  [
    'party to the terms',
    'terms',
    `Between you and ${PRODUCTION_ENV.COMPANY_LEGAL_NAME}, a US ${company.legalForm} based in ${company.state}.`,
  ],
];

/** Section 2: the provider's own connect host; the scope of the discount, which the pages repeat. */
const scope: readonly LegalFactRow[] = [
  [
    'owner of the checkout',
    'terms',
    'The purchase pages and the service catalog are ours. They run on a separate host, connect.acme-systems.com.',
  ],
  [
    'owner of the checkout',
    'privacy',
    'The service catalog and the purchase pages are ours. The others are run by other companies.',
  ],
  ['what the discount comes off', 'terms', `comes off ${discountScope.covers}.`],
  ['what the discount leaves alone', 'terms', `does not come off ${discountScope.excludes}.`],
  [
    'warranties disclaimed in capitals, as the law wants them seen',
    'terms',
    'INCLUDING THE IMPLIED WARRANTIES OF MERCHANTABILITY',
  ],
  [
    'late fee within the law',
    'terms',
    'per day until it is paid, or the maximum rate permitted by law, if less',
  ],
  [
    'penalty within the law',
    'terms',
    'instead of the late fee in section 6.9, or the maximum rate permitted by law, if less',
  ],
  [
    'a month’s plan and its notice',
    'terms',
    'On a monthly subscription, that usually means one more payment',
  ],
];

/** Everything that the specification's sections 6 and 9 want the legal documents to say. */
export const legalFactRows: readonly LegalFactRow[] = [
  ...roles,
  ...offers,
  ...claimed,
  ...otherPrices,
  ...money,
  ...times,
  ...otherTerms,
  ...scope,
];

import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { discountScope } from '#data/discount-scope.ts';
import { formatMoney } from '#lib/money.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { legalDeadlineRows } from './legal-deadline-rows.ts';
import { legalPriceRows } from './legal-price-rows.ts';

type LegalDocumentName = 'privacy' | 'terms';

/** A fact of the specification, the document that states it, and the words in which it does. */
export type LegalFactRow = readonly [fact: string, document: LegalDocumentName, words: string];

const { connector } = legalFacts;

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

/** Section 9, "Other terms", and what section 2 says about the two documents. */
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

/** Everything that sections 2, 6 and 9 of the specification require the legal documents to say. */
export const legalFactRows: readonly LegalFactRow[] = [
  ...roles,
  ...legalPriceRows,
  ...claimed,
  ...legalDeadlineRows,
  ...otherTerms,
  ...scope,
];

import type { Period } from '#data/catalog-entry.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS } from '#data/linkedin-bundles.ts';

const { cancellationNoticeDays } = legalFacts.payment;
const { subscriptionTerminationDays } = legalFacts.notice;

const NO_REFUND = 'No refund once access or work begins.';
/** What no price covers (terms, section 6.8). */
export const EXTRA = 'Extra: AI usage, phone carriers, ad spend, taxes.';

/** Applies to everything that is sold. */
const ALWAYS = [NO_REFUND, EXTRA];

/** What a buyer agrees to, by how a price is paid (terms, sections 6.8, 6.11 and 11). */
export const purchaseTerms = {
  /** Plans paid by the month or by the year. */
  plans: [
    'Paid in advance.',
    `Renews until you cancel with ${cancellationNoticeDays} days’ written notice; on a monthly plan, that usually means one more payment.`,
    ...ALWAYS,
  ],
  /** A LinkedIn bundle. */
  once: [
    'Paid once, in advance.',
    `Ends after ${BUNDLE_MONTHS} months, without renewal.`,
    ...ALWAYS,
  ],
  /** Additional services, some by the month. */
  services: [
    'Paid in advance.',
    'The order states the exact price and the term.',
    `Monthly services renew until you cancel with ${cancellationNoticeDays} days’ written notice.`,
    ...ALWAYS,
  ],
  /** The AI offers: one by the month, one paid once. */
  ai: [
    'Paid in advance.',
    `The partnership runs month to month until you end it with ${subscriptionTerminationDays} days’ written notice, which usually means one more payment.`,
    ...ALWAYS,
  ],
} as const;

/** The same terms on a purchase page, at its first and last stations: what is paid, and how it ends. */
export const purchaseStations: Record<
  Period,
  { paid: readonly string[]; end: { name: string; lines: readonly string[] } }
> = {
  month: {
    paid: ['Paid in advance, every month.', EXTRA],
    end: {
      name: 'Renews until you cancel',
      lines: [
        `${cancellationNoticeDays} days’ written notice, which usually means one more payment.`,
        NO_REFUND,
      ],
    },
  },
  year: {
    paid: ['Paid in advance, every year.', EXTRA],
    end: {
      name: 'Renews until you cancel',
      lines: [`${cancellationNoticeDays} days’ written notice before the year ends.`, NO_REFUND],
    },
  },
  once: {
    paid: ['Paid once, in advance.', EXTRA],
    end: { name: `Ends after ${BUNDLE_MONTHS} months`, lines: ['Without renewal.', NO_REFUND] },
  },
};

/** The link to the clause on payment. */
export const PURCHASE_CLAUSE = { section: '6.8', label: 'Payment terms' };

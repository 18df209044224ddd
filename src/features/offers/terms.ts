import type { Period } from '#data/catalog-entry.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS } from '#data/linkedin-bundles.ts';
import { sectionId } from '#lib/numbered-document.ts';
import { href } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import type { PurchaseTermsProps } from './PurchaseTerms.tsx';

const { cancellationNoticeDays } = legalFacts.payment;
const { subscriptionTerminationDays } = legalFacts.notice;

const NO_REFUND = 'No refund once access or work begins.';
/** What no price covers (terms, section 6.8). */
export const EXTRA = 'Extra: AI usage, phone carriers, ad spend, taxes.';

/** The link to the clause on payment. */
export const purchaseClause: Action = {
  href: href('terms', sectionId('6.8')),
  label: 'Payment terms',
};

/** What a buyer agrees to; the last lines apply to everything that is sold. */
const agreed = (...lines: readonly string[]): PurchaseTermsProps => ({
  lines: [...lines, NO_REFUND, EXTRA],
  clause: purchaseClause,
});

/** What a buyer agrees to, by how a price is paid (terms, sections 6.8, 6.11 and 11). */
export const purchaseTerms = {
  /** Plans paid by the month or by the year. */
  plans: agreed(
    'Paid in advance.',
    `Renews until you cancel with ${cancellationNoticeDays} days’ written notice; on a monthly plan, that usually means one more payment.`,
  ),
  /** A LinkedIn bundle. */
  once: agreed('Paid once, in advance.', `Ends after ${BUNDLE_MONTHS} months, without renewal.`),
  /** Additional services, some by the month. */
  services: agreed(
    'Paid in advance.',
    'The order states the exact price and the term.',
    `Monthly services renew until you cancel with ${cancellationNoticeDays} days’ written notice.`,
  ),
  /** The AI offers: one by the month, one paid once. */
  ai: agreed(
    'Paid in advance.',
    `The partnership runs month to month until you end it with ${subscriptionTerminationDays} days’ written notice, which usually means one more payment.`,
  ),
};

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

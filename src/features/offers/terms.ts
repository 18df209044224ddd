import { MONTHS_FREE_PER_YEAR, type Period } from '#data/catalog-entry.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS } from '#data/linkedin-bundles.ts';
import { capitalized, inWords, sectionId } from '#lib/text.ts';
import { href } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import type { PurchaseTermsProps } from './PurchaseTerms.tsx';

const { cancellationNoticeDays, disputeWithinHours, lateFeePercentPerDay } = legalFacts.payment;
const { commission } = legalFacts;
const { materialServiceChangeDays, subscriptionTerminationDays } = legalFacts.notice;

export const NO_REFUND = 'No refunds once you have access or we’ve started work.';
const WRONG_CHARGE = `If a charge or our work looks wrong, email us within ${disputeWithinHours} hours of receiving it, or it counts as accepted.`;
/** What a subscription's order page adds (terms, sections 6.9, 6.10 and 10.2). */
export const WRONG_OR_LATE = `${WRONG_CHARGE} Late payments may cost ${lateFeePercentPerDay}% a day, or the legal maximum if that’s lower.`;
/** How a price changes (terms, sections 10.2 and 10.4). */
export const NEW_PRICE = `We announce a new price at least ${materialServiceChangeDays} days before the renewal it applies to. If you don’t accept it, you can cancel until that day.`;
/** What no price covers (terms, section 6.8). */
export const EXTRA = 'AI usage, carrier charges, ad spend and taxes are extra.';
/** What a communication package is not (terms, section 6.5). */
export const NOT_THE_PLAN =
  'LinkedIn communication packages share names with our software plans but aren’t those plans.';
/** What a setup ends with (terms, section 6.1). */
export const SETUP_APPROVED = 'You test and approve the setup before it goes live.';
/** What a plan's automation level decides (terms, sections 4.1 and 6.3). */
export const AUTOMATION_DECIDES = 'Higher plans automate more.';
/** The currency, which buyers in Canada need to know (terms, section 6.3). */
export const US_DOLLARS = 'Prices in US dollars';
/** Who answers for what the services send (terms, section 7.2): in a sentence, and as a question. */
export const AS_SENDER =
  'Legally, you’re the sender of what goes out for you: get each person’s consent first, and stop when someone asks.';
export const SENDER = {
  question: 'Who’s responsible for what goes out in my name?',
  answer: `You are. ${AS_SENDER}`,
};
/** What a late payment costs, and how long a charge can be disputed (terms, sections 6.9 and 6.10). */
export const LATE_OR_DISPUTED = `If you pay late, we may add ${lateFeePercentPerDay}% of what’s overdue per day, or the legal maximum if that’s lower. ${WRONG_CHARGE}`;

/** How plans, and services by the month, end (terms, section 6.11), and how the partnership ends. */
const NOTICE = `${cancellationNoticeDays}\u00a0days’ notice`;
const AI_NOTICE = `${subscriptionTerminationDays}\u00a0days’ notice`;

/** The link to the clause on payment. */
export const purchaseClause: Action = {
  href: href('terms', sectionId('6.8')),
  label: 'Payment terms',
};

/** What a buyer accepts by ordering (terms, section 14), beside every order. */
export const consent = {
  before: 'By ordering, you accept our ',
  terms: { href: href('terms'), label: 'Terms of Service' },
  between: '. See our ',
  privacy: { href: href('privacy'), label: 'Privacy Policy' },
  after: '.',
};

/** The terms that a buyer agrees to; the last lines apply to everything that is sold. */
const agreed = (...lines: readonly string[]): PurchaseTermsProps => ({
  lines: [...lines, NO_REFUND, EXTRA],
  strong: [NOTICE, AI_NOTICE, 'doesn’t renew', 'No refunds', EXTRA],
  clause: purchaseClause,
});

/** What a buyer risks who has others act on LinkedIn (terms, section 3.4). */
export const RESTRICTED = 'If LinkedIn restricts your account, we don’t refund what you’ve paid.';

/** The terms that a buyer agrees to, by how a price is paid (terms, sections 6.8, 6.11 and 11). */
export const purchaseTerms = {
  /** Plans paid by the month or by the year. */
  plans: agreed(
    `${US_DOLLARS}, paid in advance.`,
    `Renews until you cancel with ${NOTICE} by email. On a monthly plan, that usually means one more payment. Cancel a yearly plan at least ${cancellationNoticeDays}\u00a0days before it renews, or you pay for another year.`,
  ),
  /** A LinkedIn bundle. */
  once: agreed(
    `${US_DOLLARS}, paid once, in advance.`,
    `Ends after ${BUNDLE_MONTHS} months. It doesn’t renew.`,
    RESTRICTED,
  ),
  /** Additional services, some by the month. */
  services: agreed(
    `${US_DOLLARS}, paid in advance.`,
    'The order states the exact price and the term.',
    `Commission is owed for at least ${commission.obligationMinimumMonths} months, even if the service ends earlier.`,
    `Monthly services renew until you cancel with ${NOTICE} by email. When your plan ends, its discount ends: services that go on are charged in full.`,
  ),
  /** The AI offers: one by the month, one paid once. */
  ai: agreed(
    `${US_DOLLARS}, paid in advance.`,
    `The partnership runs month to month. To end it, give us ${AI_NOTICE} by email; that usually means one more payment.`,
  ),
};

/** Added to the end of a monthly order: what it costs at least. */
const LEAST_COST = 'That usually means one more payment, so expect to pay at least {leastCost}.';

type Station = {
  name: string;
  lines: readonly string[];
  /** Lines that a phone shows only on request. */
  more: readonly string[];
};

/** The same terms as stations of a purchase page, whose heading names US dollars: what is paid, and how it ends. */
export const purchaseStations: Record<Period, { paid: Station; end: Station }> = {
  month: {
    paid: {
      name: 'Paid monthly in advance',
      lines: [EXTRA],
      more: [WRONG_OR_LATE],
    },
    end: {
      name: 'Charged monthly until you cancel',
      lines: [
        `Cancel by email with ${cancellationNoticeDays} days’ notice. ${LEAST_COST}`,
        NO_REFUND,
      ],
      more: [NEW_PRICE],
    },
  },
  year: {
    paid: {
      name: 'Paid yearly in advance',
      lines: [`${capitalized(inWords(MONTHS_FREE_PER_YEAR))} months are free.`, EXTRA],
      more: [WRONG_OR_LATE],
    },
    end: {
      name: 'Charged yearly until you cancel',
      lines: [
        `Cancel by email at least ${cancellationNoticeDays} days before your year ends, or you’re charged for another year.`,
        NO_REFUND,
      ],
      more: [NEW_PRICE],
    },
  },
  once: {
    paid: { name: 'Paid once, in advance', lines: [EXTRA], more: [WRONG_CHARGE] },
    end: {
      name: `Ends after ${BUNDLE_MONTHS} months`,
      lines: ['It doesn’t renew.', NO_REFUND],
      more: [],
    },
  },
};

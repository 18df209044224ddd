import { legalFacts } from '#data/legal-facts.ts';
import type { LegalFactRow } from './legal-fact-rows.ts';

const { payment, commission, connector, retention, notice } = legalFacts;
const { privacyResponse: response } = legalFacts;

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

/** What is due and when, as section 9 of the specification requires it in the legal documents. */
export const legalDeadlineRows: readonly LegalFactRow[] = [...money, ...times];

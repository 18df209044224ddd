import { sampleFeatures } from '#data/pbsengine-samples.ts';
import type { PlatformFeatureId } from '#data/platform-features.ts';
import { standardPlanById } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';

const { record, flow, funnel, slots, reply, week, review, invoice, work, label, accounts } =
  sampleFeatures;

/** What each feature changes on a working day, by its id, and what its drawing shows. */
export const featureWords = {
  crm: {
    text: 'The phone rings, and that customer’s calls, quotes and jobs are on one screen.',
    drawing: { kind: 'record', isOnPhones: true, ...record },
  },
  'marketing-automation': {
    text: 'A form that comes in at night gets an answer right away and is on your list by morning.',
    drawing: { kind: 'flow', steps: flow },
  },
  funnels: {
    text: 'Someone clicks your ad at lunch, and you have a name, a number and a time.',
    drawing: { kind: 'funnel', stages: funnel },
  },
  scheduling: {
    text: 'Customers pick open times on your calendar.',
    drawing: { kind: 'slots', slots },
  },
  sms: {
    text: 'Miss a call on a ladder, and the caller gets a text back.',
    drawing: { kind: 'reply', isOnPhones: true, ...reply, automatic: 'Sent automatically' },
  },
  social: {
    text: 'You line up a week of posts in one sitting.',
    drawing: { kind: 'week', days: week },
  },
  reputation: {
    text: 'Mark a job done, and the customer gets asked for a review.',
    drawing: { kind: 'review', question: review },
  },
  'payments-and-invoicing': {
    text: 'Send the invoice from the job’s record, and the card payment shows up on it.',
    drawing: { kind: 'invoice', isOnPhones: true, ...invoice, amount: formatMoney(invoice.amount) },
  },
  analytics: {
    text: 'On Friday you see which calls, pages and posts brought in the work.',
    drawing: { kind: 'work', bars: work },
  },
  'white-label': {
    text: 'The system carries your name and logo.',
    drawing: { kind: 'label', ...label },
  },
  'unlimited-sub-accounts': {
    text: `On ${standardPlanById.standard.name} and ${standardPlanById.deluxe.name}, each client, brand or location gets an account of its own.`,
    drawing: { kind: 'accounts', ...accounts },
  },
} as const satisfies Record<PlatformFeatureId, { text: string; drawing: object }>;

import { sampleFeatures } from '#data/pbsengine-samples.ts';
import type { PlatformFeatureId } from '#data/platform-features.ts';
import { standardPlanById } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';

const { record, flow, funnel, slots, reply, week, review, invoice, totals, label, accounts } =
  sampleFeatures;

/** A sentence about what each feature changes on a working day, by its id, and the content of its drawing. */
export const featureWords = {
  crm: {
    text: 'Your customer list. A caller’s quotes and jobs are on one screen.',
    drawing: { kind: 'record', ...record },
  },
  'marketing-automation': {
    text: 'Someone fills out your form at 9\u00a0pm, hears back right away and is on your list by morning.',
    drawing: { kind: 'flow', steps: flow },
  },
  funnels: {
    text: 'Someone clicks your ad. Your page asks for a name, number and time.',
    drawing: { kind: 'funnel', stages: funnel },
  },
  scheduling: {
    text: 'Customers book themselves into your open slots.',
    drawing: { kind: 'slots', slots },
  },
  sms: {
    text: 'You’re on a ladder and miss a call. The caller gets a text.',
    drawing: { kind: 'reply', ...reply, automatic: 'Sent automatically' },
  },
  social: {
    text: 'Plan a week of posts in one go.',
    drawing: { kind: 'week', days: week },
  },
  reputation: {
    text: 'Mark a job done, and the customer gets asked for a review.',
    drawing: { kind: 'review', question: review },
  },
  'payments-and-invoicing': {
    text: 'Send the invoice from the job. Unpaid ones get a reminder.',
    drawing: { kind: 'invoice', ...invoice, amount: formatMoney(invoice.amount) },
  },
  analytics: {
    text: 'See your leads, bookings and payments on one screen.',
    drawing: { kind: 'totals', bars: totals },
  },
  'white-label': {
    text: 'Put your own name and logo on the platform.',
    drawing: { kind: 'label', ...label },
  },
  'unlimited-sub-accounts': {
    text: `On ${standardPlanById.standard.name} and ${standardPlanById.deluxe.name}, every client, brand or location gets its own account. You’re responsible for all of them.`,
    drawing: { kind: 'accounts', ...accounts },
  },
} as const satisfies Record<PlatformFeatureId, { text: string; drawing: object }>;

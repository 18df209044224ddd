import * as z from 'zod';
import { lanes } from './lanes.ts';
import { areUnique, checkFacts, slugSchema, textSchema } from './schemas.ts';

/** A system that the AI page offers, and the lane of the engine that it runs on. */
export const automationSystemsSchema = z
  .array(
    z.strictObject({
      id: slugSchema,
      name: textSchema,
      description: textSchema,
      lane: z.enum(lanes.map((lane) => lane.id)),
    }),
  )
  .length(9, 'the switch panel has nine places')
  .readonly()
  .refine((all) => areUnique(all.map((system) => system.id)), 'give every system its own id');

/** The automation systems in the order of the panel (drafted, for the owner to confirm). */
export const automationSystems = checkFacts(
  'src/data/automation-systems.ts',
  automationSystemsSchema,
  [
    {
      id: 'lead-intake',
      name: 'Lead intake and routing',
      description: 'Calls, forms and texts on one list.',
      lane: 'crm',
    },
    {
      id: 'text-back',
      name: 'Missed-call text-back',
      description: 'Answers in your words.',
      lane: 'sms',
    },
    {
      id: 'booking',
      name: 'Booking and reminders',
      description: 'Customers pick open times.',
      lane: 'scheduling',
    },
    {
      id: 'quote-follow-up',
      name: 'Quote follow-up',
      description: 'Follows up for you.',
      lane: 'funnels',
    },
    {
      id: 'client-onboarding',
      name: 'Client onboarding',
      description: 'Forms, files and dates, in order.',
      lane: 'crm',
    },
    {
      id: 'invoices',
      name: 'Invoices and reminders',
      description: 'Reminds them until it’s paid.',
      lane: 'payments',
    },
    {
      id: 'review-requests',
      name: 'Review requests',
      description: 'After every finished job.',
      lane: 'reputation',
    },
    {
      id: 'weekly-reporting',
      name: 'Weekly reporting',
      description: 'The week’s numbers, every Friday.',
      lane: 'analytics',
    },
    {
      id: 'agents-and-voice',
      name: 'AI agents and voice',
      description: 'Answer common questions.',
      lane: 'social',
    },
  ],
);

export type AutomationSystem = (typeof automationSystems)[number];
export type AutomationSystemId = AutomationSystem['id'];

import type { LaneId } from './lanes.ts';
import { areUnique, checkFacts } from './rules.ts';

/** A system that the AI page offers, and the lane of the engine that it runs on. */
type SystemFacts = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly lane: LaneId;
};

/** The automation systems in the order of the panel (drafted, for the owner to confirm). */
export const automationSystems = [
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
] as const satisfies readonly SystemFacts[];

const ids: readonly string[] = automationSystems.map(({ id }) => id);
checkFacts('src/data/automation-systems.ts', [
  [
    ids.length === 9,
    'the switch panel has nine places; change src/features/ai/Vision.module.css and this number first',
  ],
  [areUnique(ids), 'give every system its own id'],
]);

export type AutomationSystem = (typeof automationSystems)[number];
export type AutomationSystemId = AutomationSystem['id'];

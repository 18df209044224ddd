import type { LaneId } from './lanes.ts';
import type { PlatformFeatureId } from './platform-features.ts';
import { areUnique, checkFacts } from './rules.ts';

/** A system that the AI page offers, and the lane of the engine that it runs on. */
type SystemFacts = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly lane: LaneId;
  /** The feature of every PBSEngine plan that does it; `null` if the team builds it. */
  readonly feature: PlatformFeatureId | null;
};

/** The automation systems in the order of the panel, and who builds each (drafted, for the owner to confirm). */
export const automationSystems = [
  {
    id: 'lead-intake',
    name: 'Lead intake and routing',
    description: 'Calls, forms and texts on one list.',
    lane: 'crm',
    feature: 'crm',
  },
  {
    id: 'text-back',
    name: 'Missed-call text-back',
    description: 'Texts back in your words.',
    lane: 'sms',
    feature: 'sms',
  },
  {
    id: 'booking',
    name: 'Booking and reminders',
    description: 'Customers pick open times.',
    lane: 'scheduling',
    feature: 'scheduling',
  },
  {
    id: 'quote-follow-up',
    name: 'Quote follow-up',
    description: 'Nudges quotes that went quiet.',
    lane: 'funnels',
    feature: null,
  },
  {
    id: 'client-onboarding',
    name: 'Client onboarding',
    description: 'Collects forms, files and dates for you.',
    lane: 'crm',
    feature: null,
  },
  {
    id: 'invoices',
    name: 'Invoices and reminders',
    description: 'Reminds customers until they pay.',
    lane: 'payments',
    feature: 'payments-and-invoicing',
  },
  {
    id: 'review-requests',
    name: 'Review requests',
    description: 'After every finished job.',
    lane: 'reputation',
    feature: 'reputation',
  },
  {
    id: 'weekly-reporting',
    name: 'Weekly reporting',
    description: 'The week’s numbers, every Friday.',
    lane: 'analytics',
    feature: 'analytics',
  },
  {
    id: 'agents-and-voice',
    name: 'AI agents and voice',
    description: 'Answer common questions, with Deluxe’s AI add-ons or in your own tools.',
    lane: 'social',
    feature: null,
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

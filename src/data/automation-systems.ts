import type { PlatformFeatureId } from './platform-features.ts';
import { checkFacts, ownIds } from './rules.ts';

/** A system that the AI page offers. */
type SystemFacts = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The feature of every PBSEngine plan that does this job; `null` if the team builds it. */
  readonly feature: PlatformFeatureId | null;
};

/**
 * The automation systems in the order of the panel, those that the team builds first, and who builds each (drafted, for the
 * owner to confirm).
 */
export const automationSystems = [
  {
    id: 'quote-follow-up',
    name: 'Quote follow-up',
    description: 'Nudges quotes that went quiet.',
    feature: null,
  },
  {
    id: 'client-onboarding',
    name: 'Client onboarding',
    description: 'Collects forms, files and dates for you.',
    feature: null,
  },
  {
    id: 'agents-and-voice',
    name: 'AI agents and voice',
    description: 'Answer common questions.',
    feature: null,
  },
  {
    id: 'lead-intake',
    name: 'Lead intake and routing',
    description: 'Calls, forms and texts on one list.',
    feature: 'crm',
  },
  {
    id: 'text-back',
    name: 'Missed-call text-back',
    description: 'Texts back in your words.',
    feature: 'sms',
  },
  {
    id: 'booking',
    name: 'Booking and reminders',
    description: 'Customers pick open times.',
    feature: 'scheduling',
  },
  {
    id: 'invoices',
    name: 'Invoices and reminders',
    description: 'Reminds customers until they pay.',
    feature: 'payments-and-invoicing',
  },
  {
    id: 'review-requests',
    name: 'Review requests',
    description: 'After every finished job.',
    feature: 'reputation',
  },
  {
    id: 'weekly-reporting',
    name: 'Weekly reporting',
    description: 'The week’s numbers, every Friday.',
    feature: 'analytics',
  },
] as const satisfies readonly SystemFacts[];

const onPlans = ({ feature }: SystemFacts) => feature !== null;
const ids: readonly string[] = automationSystems.map(({ id }) => id);
checkFacts('src/data/automation-systems.ts', [
  [
    ids.length === 9,
    'the switch panel has nine places; change src/features/ai/Vision.module.css and this number first',
  ],
  ownIds('system', ids),
  [
    automationSystems.findLastIndex((it) => !onPlans(it)) < automationSystems.findIndex(onPlans),
    'the panel numbers the systems that the team builds first; move those with `feature: null` to the start',
  ],
]);

export type AutomationSystem = (typeof automationSystems)[number];
export type AutomationSystemId = AutomationSystem['id'];

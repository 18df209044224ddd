import * as z from 'zod';
import { automationSystems } from './automation-systems.ts';
import { lanes } from './lanes.ts';
import { checkFacts, entryShapeRules, hasWordsUpTo, ownIds, words, type Rule } from './rules.ts';

const lane = z.enum(lanes.map(({ id }) => id));
/** A target industry and what the site says about it (drafted, for the owner to confirm). */
const schema = z.strictObject({
  id: z.string(),
  name: words,
  /** What changes for a business in this industry, in a sentence or two. */
  change: words,
  /** The lanes that are usually set up first. */
  firstLanes: z.tuple([lane], lane).readonly(),
  /** What the AI page suggests to automate first, and the system that does it. */
  firstJob: z.strictObject({
    text: words,
    system: z.enum(automationSystems.map(({ id }) => id)),
  }),
});
type IndustryFacts = z.output<typeof schema>;

/** The industries of the specification, section 1, in its order. */
export const industries = [
  {
    id: 'consultants-and-coaches',
    name: 'Consultants and coaches',
    change: 'Calls booked, proposals tracked, retainers invoiced.',
    firstLanes: ['crm', 'funnels', 'scheduling', 'payments'],
    firstJob: { text: 'Calls that book themselves', system: 'booking' },
  },
  {
    id: 'real-estate',
    name: 'Real estate',
    change: 'Inquiries on one list, showings booked, reviews requested.',
    firstLanes: ['crm', 'scheduling', 'sms', 'reputation'],
    firstJob: { text: 'Inquiries answered after hours', system: 'agents-and-voice' },
  },
  {
    id: 'financial-advisors',
    name: 'Financial advisors',
    change: 'Meetings scheduled, reminders sent, referrals tracked.',
    firstLanes: ['crm', 'funnels', 'scheduling', 'analytics'],
    firstJob: { text: 'New-client forms sent on time', system: 'client-onboarding' },
  },
  {
    id: 'home-services',
    name: 'Home services',
    change: 'Missed calls texted back, invoices paid in the driveway.',
    firstLanes: ['crm', 'scheduling', 'sms', 'reputation', 'payments'],
    firstJob: { text: 'Open quotes followed up', system: 'quote-follow-up' },
  },
  {
    id: 'healthcare-practices',
    name: 'Healthcare practices',
    change: 'Appointments confirmed, no-shows rebooked.',
    firstLanes: ['crm', 'scheduling', 'sms', 'reputation'],
    firstJob: {
      text: 'No-shows rebooked. Patient data needs a signed agreement first',
      system: 'booking',
    },
  },
  {
    id: 'professional-services',
    name: 'Professional services',
    change: 'Intake, scheduling and billing in one client file.',
    firstLanes: ['crm', 'funnels', 'scheduling', 'payments'],
    firstJob: { text: 'Intake forms filled in once', system: 'client-onboarding' },
  },
  {
    id: 'business-development',
    name: 'Business development',
    change: 'Outreach, replies and meetings in one pipeline.',
    firstLanes: ['crm', 'funnels', 'scheduling', 'social'],
    firstJob: { text: 'Follow-up on day two', system: 'quote-follow-up' },
  },
  {
    id: 'account-management',
    name: 'Account management',
    change: 'Renewals and requests on one list, so fewer slip through.',
    firstLanes: ['crm', 'scheduling', 'sms', 'analytics'],
    firstJob: { text: 'Renewals due, listed every week', system: 'weekly-reporting' },
  },
  {
    id: 'sales-organizations',
    name: 'Sales organizations',
    change: 'One pipeline, one set of numbers for the team.',
    firstLanes: ['crm', 'funnels', 'payments', 'analytics'],
    firstJob: { text: 'Leads sent to the right person', system: 'lead-intake' },
  },
] as const satisfies readonly Readonly<IndustryFacts>[];

/** The rules for the industries. */
export function industryRules(all: readonly IndustryFacts[]): readonly Rule[] {
  const misshapen = entryShapeRules(schema, all);
  if (misshapen.length > 0) return misshapen;
  return [
    ownIds(
      'industry',
      all.map(({ id }) => id),
    ),
    ...all.map(({ name }): Rule => [
      hasWordsUpTo(16, name),
      `"${name}", name: a line of a tag on a phone holds 16 letters; use shorter words`,
    ]),
  ];
}
checkFacts('src/data/industries.ts', industryRules(industries));

import { aiOffers } from '#data/ai-offers.ts';
import { sampleDay } from '#data/ai-samples.ts';
import { automationSystems, type AutomationSystemId } from '#data/automation-systems.ts';
import { industries } from '#data/industries.ts';
import { company } from '#data/company.ts';
import { platformFrom } from '#data/prices.ts';
import { standardPlanById } from '#data/standard-plans.ts';
import { AUTOMATION_DECIDES } from '#features/offers/terms.ts';
import { formatCents, formatMoney } from '#lib/money.ts';
import { inWords } from '#lib/text.ts';
import { dialog } from '#site/current.ts';

const { deluxe } = standardPlanById;
const { customer, job, invoice, amount, industry } = sampleDay;
const automatic = 'Sent automatically';

/** The words of each stop, and the content of its drawing. */
const stops = {
  call: {
    title: 'Missed call',
    text: 'You’re under a sink. She gets a text before she calls the next plumber.',
    drawing: {
      kind: 'thread',
      automatic,
      messages: [
        { from: 'business', text: sampleDay.textBack },
        { from: 'customer', text: sampleDay.reply },
      ],
    },
  },
  questions: {
    title: 'Questions',
    text: 'The AI agent we built asks what you’d ask.',
    isOnPhones: true,
    drawing: {
      kind: 'thread',
      automatic,
      messages: [
        { from: 'business', text: sampleDay.question },
        { from: 'customer', text: sampleDay.answer },
      ],
    },
  },
  booking: {
    title: 'Booking',
    text: 'She picks an open time.',
    drawing: { kind: 'slots', title: 'Tomorrow', label: customer, slots: sampleDay.slots },
  },
  visit: {
    title: 'Intake form',
    text: 'Collects a photo and the gate code.',
    drawing: {
      kind: 'list',
      lane: 1,
      title: 'Before the visit',
      label: customer,
      rows: sampleDay.visit.map((text) => ({ text, status: 'Received', isDone: true })),
    },
  },
  job: {
    title: 'Job done',
    text: 'Tap done. Put the tools away.',
    drawing: { kind: 'notice', title: job, detail: customer, status: 'Done' },
  },
  invoice: {
    title: 'Invoice',
    text: 'Sent with the review request.',
    drawing: {
      kind: 'list',
      lane: 7,
      title: invoice,
      label: formatMoney(amount),
      rows: [
        { text: job, status: 'Sent', isDone: false },
        { text: sampleDay.reviewQuestion, status: 'Sent', isDone: false },
      ],
    },
  },
  quote: {
    title: 'Open quote',
    text: 'Last week’s quote went quiet. The follow-up we built asks about it.',
    isOnPhones: true,
    drawing: {
      kind: 'thread',
      automatic,
      messages: [
        { from: 'business', text: sampleDay.nudge },
        { from: 'customer', text: sampleDay.yes },
      ],
    },
  },
} as const;

/** Who is behind a system: every plan of the platform, or the team of the AI offers. */
const WHO = {
  plan: `Every plan has the features for this. We set it up together or, on ${deluxe.name}, for you.`,
  team: `Our team builds it, on ${company.platformName} or in your tools.`,
};

/** What the partnership costs together with the plan that AI agents need. */
const withDeluxe = formatCents(
  aiOffers.fractionalPartnership.prices.month.amount.minorUnits +
    deluxe.prices.month.amount.minorUnits,
);
export const needsPlan = `If we build on ${company.platformName}, you need a plan, too. AI agents there need ${deluxe.name}: from ${withDeluxe} a month with the partnership.`;

/** The switches of the panel: a number and who is behind each. */
export const switches = automationSystems.map((system, index) => ({
  ...system,
  number: index + 1,
  by: `Switch ${index + 1}`,
  /** For screen readers, with the name: the panel that explains the number is elsewhere in the page. */
  srText: `Done by switch ${index + 1}, ${system.name}`,
  isOnPlans: system.feature !== null,
}));

/** The switch of an automation system. */
export function switchOf(systemId: AutomationSystemId) {
  const found = switches.find(({ id }) => id === systemId);
  if (!found) throw new Error(`No automation system has the id "${systemId}"`);
  return found;
}

/** What the page suggests that each trade automates first, and the switch that does it; the trade of the day is chosen. */
const trades = industries.map(({ id, name, firstJob }) => {
  const { number, by, srText, isOnPlans } = switchOf(firstJob.system);
  const who = isOnPlans ? WHO.plan : WHO.team;
  return { id, name, text: firstJob.text, number, by, srText, who, isChosen: id === industry };
});

/** Who does the work at a stop, and with which automations. At a stop without any, it is the visitor. */
function workerOf(systemIds: readonly AutomationSystemId[]) {
  const used = systemIds.map(switchOf);
  // Some names contain "and", so commas alone join them.
  const names = used.map(({ name }) => name).join(', ');
  if (used.length === 0) return { doer: 'you', by: 'You', srText: 'Done by you' } as const;
  return used.every(({ isOnPlans }) => isOnPlans)
    ? ({ doer: 'plan', by: 'Plan', srText: `Done by a plan: ${names}` } as const)
    : ({ doer: 'team', by: 'Our team', srText: `Built by our team: ${names}` } as const);
}

/** The stops of two days of a home-service company. */
export const dayStops = sampleDay.stops.map(({ id, day, time, systems }) => ({
  id,
  day,
  time,
  ...workerOf(systems),
  ...stops[id],
}));

const onPlans = switches.filter(({ isOnPlans }) => isOnPlans);

/** The panel of the switches. */
export const switchPanel = {
  heading: 'Nine automations. Start with one.',
  legend: 'Choose your trade.',
  trades: [
    ...trades,
    {
      id: 'another',
      name: 'Another trade',
      text: 'Bring the task you’re tired of doing twice',
      number: switches.length + 1,
      by: 'New switch',
      srText: 'A new automation',
      who: WHO.team,
      isChosen: false,
    },
  ],
  call: { ...dialog('assessment'), label: 'Ask us in the assessment' },
  more: `All ${inWords(switches.length)}: ${inWords(onPlans.length)} run on ${company.platformName}, from ${platformFrom} a month`,
  groups: [
    {
      name: 'Three are built by the team.',
      text: `They can run in your own tools, too. AI agents on ${company.platformName} need ${deluxe.name}, ${formatMoney(deluxe.prices.month.amount)} a month.`,
      systems: switches.filter(({ isOnPlans }) => !isOnPlans),
    },
    {
      name: 'Six run on features of every plan.',
      text: `${company.platformName}, from ${platformFrom} a month. ${AUTOMATION_DECIDES}`,
      systems: onPlans,
    },
  ],
};

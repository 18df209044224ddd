import { sampleDay } from '#data/ai-samples.ts';
import { automationSystems, type AutomationSystemId } from '#data/automation-systems.ts';
import { laneById } from '#data/lanes.ts';
import { formatMoney } from '#lib/money.ts';

const { customer, phone, job, invoice, amount } = sampleDay;
const automatic = 'Sent automatically';

/** What each stop of the day says, and what its drawing shows. */
const stops = {
  call: {
    title: 'The call',
    text: 'You’re under a sink. The call goes on your list.',
    drawing: { kind: 'notice', icon: 'phone', title: 'Missed call', detail: phone },
  },
  textBack: {
    title: 'Text back',
    text: 'Sent before she calls the next plumber.',
    isOnPhones: true,
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
    text: 'An AI agent asks what you’d ask.',
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
  job: {
    title: 'Job done',
    text: 'Tap done. Put the tools away.',
    drawing: { kind: 'notice', icon: 'tick', title: job, detail: customer, status: 'Done' },
  },
  invoice: {
    title: 'Invoice',
    text: 'Out before you leave, and so is the review request.',
    isOnPhones: true,
    drawing: {
      kind: 'invoice',
      title: invoice,
      amount: formatMoney(amount),
      rows: [
        { text: job, status: 'Sent', isDone: false },
        { text: sampleDay.reviewQuestion, status: 'Sent', isDone: false },
      ],
    },
  },
  paid: {
    title: 'Paid',
    text: 'The payment shows up on the invoice.',
    drawing: {
      kind: 'invoice',
      title: invoice,
      amount: formatMoney(amount),
      rows: [{ text: job, status: 'Paid', isDone: true }],
    },
  },
} as const;

/** Who is behind a system: every plan of the platform, or the team of the AI offers. */
const WHO = { plan: 'Runs on features of every plan.', team: 'Built by the team.' };

/** An automation system by its number on the panel, and who is behind it. */
export function switchOf(systemId: AutomationSystemId) {
  const index = automationSystems.findIndex(({ id }) => id === systemId);
  const system = automationSystems[index];
  if (!system) throw new Error(`No automation system has the id "${systemId}"`);
  return {
    number: index + 1,
    lane: laneById(system.lane).number,
    by: `Switch ${index + 1}`,
    /** For screen readers, with the name: the panel that explains the number is far away in the page. */
    srText: `Done by switch ${index + 1}, ${system.name}`,
    who: system.feature === null ? WHO.team : WHO.plan,
    isOnPlans: system.feature !== null,
  };
}

/** The switches that work at a stop, as one: in the color of the first. A stop without any is the visitor's. */
function workerOf(systemIds: readonly AutomationSystemId[]) {
  const [first, ...more] = systemIds.map(switchOf);
  if (!first) return { lane: undefined, by: 'You', srText: 'Done by you', who: null };
  return {
    ...first,
    by: [first.by, ...more.map(({ number }) => number)].join(', '),
    srText: [first, ...more].map(({ srText }) => srText).join('. '),
  };
}

/** One working day of a home-service company: seven stops on one line. */
export const dayStops = sampleDay.stops.map(({ id, day, time, systems }) => ({
  id,
  day,
  time,
  ...workerOf(systems),
  isYours: systems.length === 0,
  ...stops[id],
}));

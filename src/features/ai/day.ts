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
    text: 'Sent before they dial the next number.',
    drawing: {
      kind: 'thread',
      automatic,
      messages: [
        { from: 'business', text: sampleDay.textBack },
        { from: 'customer', text: sampleDay.reply },
      ],
    },
  },
  booking: {
    title: 'Booking',
    text: 'She picks an open time.',
    drawing: { kind: 'slots', title: 'Tomorrow', label: customer, slots: sampleDay.slots },
  },
  reminder: {
    title: 'Reminder',
    text: 'One reminder to her, one to you.',
    drawing: {
      kind: 'thread',
      automatic,
      messages: [{ from: 'business', text: sampleDay.reminder }],
    },
  },
  job: {
    title: 'Job done',
    text: 'Tap done. Put the tools away.',
    drawing: { kind: 'notice', icon: 'tick', title: job, detail: customer, status: 'Done' },
  },
  invoice: {
    title: 'Invoice',
    text: 'It goes out before you leave.',
    drawing: {
      kind: 'invoice',
      title: invoice,
      amount: formatMoney(amount),
      rows: [{ text: job, status: 'Sent', isDone: false }],
    },
  },
  paid: {
    title: 'Paid',
    text: 'You’re paid. The review request is out.',
    drawing: {
      kind: 'invoice',
      title: invoice,
      amount: formatMoney(amount),
      rows: [
        { text: job, status: 'Paid', isDone: true },
        { text: sampleDay.reviewQuestion, status: 'Sent', isDone: false },
      ],
    },
  },
} as const;

/** An automation system by its number on the panel. */
export function switchOf(systemId: AutomationSystemId) {
  const index = automationSystems.findIndex(({ id }) => id === systemId);
  const system = automationSystems[index];
  if (!system) throw new Error(`No automation system has the id "${systemId}"`);
  return {
    lane: laneById(system.lane).number,
    by: `Switch ${index + 1}`,
    /** For screen readers, with the name: the panel that explains the number is far away in the page. */
    srText: `Done by switch ${index + 1}, ${system.name}`,
  };
}

const YOU = { lane: undefined, by: 'You', srText: 'Done by you' };

/** One working day of a home-service company: seven stops on one line. */
export const dayStops = sampleDay.stops.map(({ id, day, time, system }) => ({
  id,
  day,
  time,
  ...(system === null ? YOU : switchOf(system)),
  isYours: system === null,
  ...stops[id],
}));

import { sampleDay } from '#data/ai-samples.ts';
import { formatMoney } from '#lib/money.ts';
import type { Examples } from '#ui/example.ts';
import { DayDrawing } from './DayDrawing.tsx';

const { customer, phone, job, textBack, reply, slots, invoice, amount } = sampleDay;

export const examples: Examples = [
  {
    name: 'notice, phone',
    show: () => <DayDrawing kind="notice" icon="phone" title={customer} detail={phone} />,
  },
  {
    name: 'notice, done',
    show: () => (
      <DayDrawing kind="notice" icon="tick" title={job} detail={customer} status="Done" />
    ),
  },
  {
    name: 'thread',
    show: () => (
      <DayDrawing
        kind="thread"
        automatic="Automatic"
        messages={[
          { from: 'business', text: textBack },
          { from: 'customer', text: reply },
        ]}
      />
    ),
  },
  {
    name: 'slots',
    show: () => <DayDrawing kind="slots" title="Wednesday" label="Example" slots={slots} />,
  },
  {
    name: 'invoice',
    show: () => (
      <DayDrawing
        kind="invoice"
        title={invoice}
        amount={formatMoney(amount)}
        rows={[
          { text: job, status: 'Sent', isDone: false },
          { text: customer, status: 'Paid', isDone: true },
        ]}
      />
    ),
  },
];

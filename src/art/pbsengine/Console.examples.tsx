import { sampleConsole } from '#data/pbsengine-samples.ts';
import { formatMoney } from '#lib/money.ts';
import type { Examples } from '#ui/example.ts';
import { Console } from './Console.tsx';

const { day, newLeads, invoicesPaid, calendar, inbox, sources } = sampleConsole;
const LANES = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ number, name: `Lane ${number}` }));

export const examples: Examples = [
  {
    name: 'one day',
    contexts: ['page', 'band'],
    room: 'page',
    show: () => (
      <div>
        <Console
          title={day}
          label="Sample data"
          lanes={LANES}
          stats={[
            { name: 'New leads', value: String(newLeads) },
            { name: 'Paid', value: formatMoney(invoicesPaid) },
          ]}
          calendar={{ title: 'Calendar', open: 'Open', entries: calendar }}
          inbox={{ title: 'Inbox', messages: inbox }}
          sources={{ title: 'Sources', rows: sources }}
        />
        {/* The console is shown only once the caption after it is there. */}
        <figcaption>A day, described.</figcaption>
      </div>
    ),
  },
];

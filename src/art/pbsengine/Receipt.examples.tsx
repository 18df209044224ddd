import { formatMoney } from '#lib/money.ts';
import type { Examples } from '#ui/example.ts';
import { EngineReceipt, PileReceipt } from './Receipt.tsx';

const lines = [
  { name: 'Invoices', value: '1' },
  { name: 'Logins', value: '1' },
];

export const examples: Examples = [
  {
    name: 'the pile',
    show: () => (
      <PileReceipt
        title="The pile"
        tools={['One tool', 'Another tool']}
        lines={lines}
        sum={{ label: 'Sum', amount: '?', period: 'a month' }}
      />
    ),
  },
  {
    name: 'the engine',
    show: () => (
      <EngineReceipt
        title="The engine"
        jobs="All of it"
        lines={lines}
        sum={{
          label: 'Sum',
          amount: formatMoney({ minorUnits: 25_000, currency: 'USD' }),
          period: 'a month',
        }}
      />
    ),
  },
];

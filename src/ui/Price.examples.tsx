import { formatMoney } from '#lib/money.ts';
import { QUIET_CONTEXTS, type Example, type Examples } from './example.ts';
import { Price } from './Price.tsx';

export const examples: Examples = [
  ...(['large', 'normal', 'inline'] as const).map((size): Example => ({
    name: size,
    contexts: QUIET_CONTEXTS,
    show: () => (
      <Price
        size={size}
        amount={formatMoney({ minorUnits: 25_000, currency: 'USD' })}
        after="/month"
      />
    ),
  })),
  {
    name: 'stacked',
    show: () => (
      <Price
        isStacked
        before="from"
        amount={formatMoney({ minorUnits: 25_000, currency: 'USD' })}
        after=" per month"
      />
    ),
  },
  {
    name: 'all of it',
    room: 'phone',
    show: () => (
      <Price
        before="from"
        amount={formatMoney({ minorUnits: 1_250_000, currency: 'USD' })}
        after=" per month, after a month of trial"
      />
    ),
  },
];

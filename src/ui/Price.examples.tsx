import { formatMoney, usd } from '#lib/money.ts';
import { QUIET_CONTEXTS, type Example, type Examples } from './example.ts';
import { Price } from './Price.tsx';

export const examples: Examples = [
  ...(['large', 'normal', 'inline'] as const).map((size): Example => ({
    name: size,
    contexts: QUIET_CONTEXTS,
    show: () => <Price size={size} amount={formatMoney(usd(250))} after="/month" />,
  })),
  {
    name: 'all of it',
    room: 'phone',
    show: () => (
      <Price
        before="from"
        amount={formatMoney(usd(12500))}
        after=" per month, after a month of trial"
      />
    ),
  },
];

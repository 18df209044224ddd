import { Actions } from './Actions.tsx';
import { EVERY_CONTEXT, HERE, LONG, type Examples } from './example.ts';

const first = { to: HERE, label: 'Do this' };
const second = { to: HERE, label: 'Read on' };

export const examples: Examples = [
  {
    name: 'primary',
    contexts: ['page', 'tint', 'band', 'inverse'],
    show: () => <Actions first={first} second={second} />,
  },
  {
    name: 'line',
    contexts: EVERY_CONTEXT,
    show: () => <Actions variant="line" first={first} second={second} />,
  },
  {
    name: 'ink',
    contexts: ['signal'],
    show: () => <Actions variant="ink" first={first} second={second} />,
  },
  {
    name: 'long',
    room: 'phone',
    show: () => <Actions first={{ to: HERE, label: LONG }} second={{ to: HERE, label: LONG }} />,
  },
];

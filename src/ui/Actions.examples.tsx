import { Actions } from './Actions.tsx';
import { EVERY_CONTEXT, HERE, LONG, type Examples } from './example.ts';

const first = { ...HERE, label: 'Do this' };
const second = { ...HERE, label: 'Read on' };

export const examples: Examples = [
  {
    name: 'primary',
    contexts: ['page', 'tint', 'band', 'inverse'],
    show: () => <Actions primaryAction={first} secondaryAction={second} />,
  },
  {
    name: 'outline',
    contexts: EVERY_CONTEXT,
    show: () => <Actions variant="outline" primaryAction={first} secondaryAction={second} />,
  },
  {
    name: 'long',
    room: 'phone',
    show: () => (
      <Actions
        primaryAction={{ ...HERE, label: LONG }}
        secondaryAction={{ ...HERE, label: LONG }}
      />
    ),
  },
];

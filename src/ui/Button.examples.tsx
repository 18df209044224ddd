import { Button } from './Button.tsx';
import { EVERY_STATE, LONG, QUIET_CONTEXTS, type Examples } from './example.ts';

export const examples: Examples = [
  {
    name: 'primary',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: () => <Button>Try again</Button>,
  },
  {
    name: 'line, small',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: () => (
      <Button variant="outline" size="small">
        Try again
      </Button>
    ),
  },
  { name: 'disabled', show: () => <Button disabled>Try again</Button> },
  { name: 'long', room: 'phone', show: () => <Button isSubmit>{LONG}</Button> },
];

import { Checkbox } from './Checkbox.tsx';
import { EVERY_STATE, LONG, QUIET_CONTEXTS, type Examples } from './example.ts';

export const examples: Examples = [
  {
    name: 'open',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: (id) => <Checkbox label="Reviews" name={id} />,
  },
  {
    name: 'ticked',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: (id) => <Checkbox label="Reviews" name={id} defaultChecked />,
  },
  { name: 'disabled', show: (id) => <Checkbox label="Reviews" name={id} disabled /> },
  { name: 'long', room: 'phone', show: (id) => <Checkbox label={LONG} name={id} /> },
];

import { QUIET_CONTEXTS, type Examples } from './example.ts';
import { Pill } from './Pill.tsx';

export const examples: Examples = [
  { name: 'under way', contexts: QUIET_CONTEXTS, show: () => <Pill>Texted</Pill> },
  { name: 'done', contexts: QUIET_CONTEXTS, show: () => <Pill isDone>Paid</Pill> },
];

import { QUIET_CONTEXTS, type Examples } from './example.ts';
import { Flag } from './Flag.tsx';

export const examples: Examples = [
  { name: 'in words', contexts: QUIET_CONTEXTS, show: () => <Flag>Most chosen</Flag> },
  { name: 'long', room: 'phone', show: () => <Flag>Includes everything of the two before</Flag> },
];

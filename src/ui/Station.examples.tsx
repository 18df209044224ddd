import { EVERY_CONTEXT, type Examples } from './example.ts';
import { Station } from './Station.tsx';

export const examples: Examples = [
  { name: 'small', contexts: EVERY_CONTEXT, show: () => <Station size="small" /> },
  { name: 'large', contexts: EVERY_CONTEXT, show: () => <Station /> },
  { name: 'marked', contexts: EVERY_CONTEXT, show: () => <Station isMarked /> },
];

import { EVERY_CONTEXT, type Examples } from './example.ts';
import { Station } from './Station.tsx';

export const examples: Examples = [
  { name: 'small', contexts: EVERY_CONTEXT, show: () => <Station size="small" /> },
  { name: 'as what is around it says', contexts: EVERY_CONTEXT, show: () => <Station /> },
  { name: 'large', contexts: EVERY_CONTEXT, show: () => <Station size="large" /> },
];

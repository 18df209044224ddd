import { EVERY_CONTEXT, LONG, type Examples } from './example.ts';
import { Lead } from './Lead.tsx';

export const examples: Examples = [
  { name: 'ink', contexts: EVERY_CONTEXT, show: () => <Lead>{LONG}.</Lead> },
  { name: 'muted', contexts: EVERY_CONTEXT, show: () => <Lead muted>{LONG}.</Lead> },
  { name: 'long', room: 'phone', show: () => <Lead>{`${LONG}. ${LONG}.`}</Lead> },
];

import { EVERY_CONTEXT, LONG, type Examples } from './example.ts';
import { Note } from './Note.tsx';

export const examples: Examples = [
  { name: 'a remark', contexts: EVERY_CONTEXT, show: () => <Note>{LONG}.</Note> },
];

import type { Examples } from '#ui/example.ts';
import { ClosingTangle } from './ClosingTangle.tsx';

export const examples: Examples = [
  { name: 'the closing call', contexts: ['signal'], room: 'page', show: () => <ClosingTangle /> },
];

import type { Examples } from '#ui/example.ts';
import { DayRings } from './DayRings.tsx';

export const examples: Examples = [
  { name: 'some solid', contexts: ['page', 'tint'], show: () => <DayRings solid={4} open={5} /> },
];

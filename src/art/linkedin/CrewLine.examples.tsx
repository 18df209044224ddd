import type { Examples } from '#ui/example.ts';
import { CrewLine } from './CrewLine.tsx';

export const examples: Examples = [
  { name: 'between two', room: 'phone', show: () => <CrewLine visitor="You" team="PBS crew" /> },
];

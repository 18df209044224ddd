import { LONG, QUIET_CONTEXTS, type Examples } from './example.ts';
import { TickList } from './TickList.tsx';

const items = ['Reviews', 'Scheduling', 'Reports'];

export const examples: Examples = [
  { name: 'short', contexts: QUIET_CONTEXTS, show: () => <TickList items={items} /> },
  { name: 'small, in a row', show: () => <TickList isRow size="small" items={items} /> },
  { name: 'long', room: 'phone', show: () => <TickList items={[LONG, LONG]} /> },
];

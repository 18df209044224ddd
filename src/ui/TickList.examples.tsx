import { LONG, QUIET_CONTEXTS, type Examples } from './example.ts';
import { TickList } from './TickList.tsx';

export const examples: Examples = [
  {
    name: 'short',
    contexts: QUIET_CONTEXTS,
    show: () => <TickList items={['Reviews', 'Scheduling', 'Reports']} />,
  },
  { name: 'long', room: 'phone', show: () => <TickList items={[LONG, LONG]} /> },
];

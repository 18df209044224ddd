import type { Examples } from '#ui/example.ts';
import { LevelBars } from './LevelBars.tsx';

export const examples: Examples = [
  {
    name: 'one of four',
    contexts: ['page', 'inverse'],
    show: () => <LevelBars level={1} levels={4} />,
  },
  { name: 'all', contexts: ['page', 'inverse'], show: () => <LevelBars level={4} levels={4} /> },
];

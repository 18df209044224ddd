import type { Examples } from '#ui/example.ts';
import { Switch } from './Switch.tsx';

export const examples: Examples = [
  { name: 'thrown', contexts: ['page', 'tint'], show: () => <Switch number={1} /> },
];

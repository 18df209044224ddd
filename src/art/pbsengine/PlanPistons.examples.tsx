import type { Examples } from '#ui/example.ts';
import { PlanPistons } from './PlanPistons.tsx';

export const examples: Examples = [
  { name: 'one runs', contexts: ['page', 'inverse'], show: () => <PlanPistons running={1} /> },
  { name: 'all run', contexts: ['page', 'inverse'], show: () => <PlanPistons running={3} /> },
];

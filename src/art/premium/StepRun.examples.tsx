import type { Examples } from '#ui/example.ts';
import { StepRun } from './StepRun.tsx';

export const examples: Examples = [
  {
    name: 'four steps',
    contexts: ['page', 'signal'],
    room: 'page',
    show: () => <StepRun steps={4} />,
  },
];

import type { Examples } from '#ui/example.ts';
import { StepArt } from './StepArt.tsx';

export const examples: Examples = ['tangle', 'choice', 'engine', 'lanes'].map((name, step) => ({
  name,
  show: () => <StepArt step={step} />,
}));

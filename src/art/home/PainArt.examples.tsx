import type { Examples } from '#ui/example.ts';
import { LoneLine, SeparateCabinets, TangledTools } from './PainArt.tsx';

export const examples: Examples = [
  { name: 'startup', contexts: ['page', 'tint'], show: () => <LoneLine /> },
  { name: 'growing', contexts: ['page', 'tint'], show: () => <TangledTools /> },
  { name: 'established', contexts: ['page', 'tint'], show: () => <SeparateCabinets /> },
];

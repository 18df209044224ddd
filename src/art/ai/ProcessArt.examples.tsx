import type { Examples } from '#ui/example.ts';
import { Gauge, Magnifier, Wrench } from './ProcessArt.tsx';

export const examples: Examples = [
  { name: 'find', show: () => <Magnifier /> },
  { name: 'build', show: () => <Wrench /> },
  { name: 'run', show: () => <Gauge /> },
];

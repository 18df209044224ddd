import type { Examples } from '#ui/example.ts';
import { Flywheel, Piston } from './Engine.tsx';

export const examples: Examples = [
  {
    name: 'piston, wide',
    show: () => (
      <svg viewBox="0 0 60 140" fill="none" aria-hidden="true">
        <Piston x={12} y={6} lane={1} phase={10} size="wide" alternate={false} />
      </svg>
    ),
  },
  {
    name: 'piston, narrow',
    show: () => (
      <svg viewBox="0 0 60 140" fill="none" aria-hidden="true">
        <Piston x={12} y={6} lane={6} phase={24} size="narrow" alternate />
      </svg>
    ),
  },
  {
    name: 'flywheel',
    contexts: ['page', 'band'],
    show: () => (
      <svg viewBox="0 0 140 140" fill="none" aria-hidden="true">
        <Flywheel x={70} y={70} radius={66} badge={50} />
      </svg>
    ),
  },
];

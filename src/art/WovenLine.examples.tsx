import type { Examples } from '#ui/example.ts';
import { wovenLine } from './WovenLine.tsx';

const WovenLine = wovenLine(
  'example-line',
  'M0 60C120 60 150 10 100 10S80 60 160 60 260 10 300 10',
);

export const examples: Examples = [
  {
    name: 'crosses itself',
    show: () => (
      <svg viewBox="0 0 300 80" fill="none" aria-hidden="true">
        <WovenLine />
      </svg>
    ),
  },
];

import type { Examples } from '#ui/example.ts';
import { StationRings } from './StationRings.tsx';

export const examples: Examples = [
  {
    name: 'two sizes',
    contexts: ['page', 'tint', 'band'],
    show: () => (
      <svg viewBox="0 0 160 60" fill="none" aria-hidden="true">
        <StationRings
          at={[
            [30, 30],
            [80, 30],
          ]}
          radius={15}
          border={6}
        />
        <StationRings at={[[130, 30]]} radius={8} border={4} color="var(--accent)" />
      </svg>
    ),
  },
];

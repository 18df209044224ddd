import type { Examples } from '#ui/example.ts';
import { AdLevels } from './AdLevels.tsx';

export const examples: Examples = [
  {
    name: 'two levels',
    show: () => (
      <AdLevels
        levels={[
          { name: 'First', slots: [1, 0, 1, 0, 1] },
          { name: 'Second', slots: [1, 1, 1, 1, 1] },
        ]}
      />
    ),
  },
];

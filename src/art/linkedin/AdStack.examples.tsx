import type { Examples } from '#ui/example.ts';
import { AdStack } from './AdStack.tsx';

export const examples: Examples = [
  {
    name: 'a week',
    contexts: ['page', 'inverse'],
    show: () => (
      <AdStack
        label="Ad"
        days={[
          { day: 'Mon', ads: 1 },
          { day: 'Tue', ads: 0 },
          { day: 'Wed', ads: 2 },
        ]}
      />
    ),
  },
];

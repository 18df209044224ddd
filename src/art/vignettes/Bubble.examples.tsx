import type { Examples } from '#ui/example.ts';
import { Bubble } from './Bubble.tsx';

export const examples: Examples = [
  {
    name: 'of the business',
    contexts: ['page', 'tint', 'band', 'inverse'],
    show: () => (
      <Bubble from="business" note="Automatic">
        Pick a time.
      </Bubble>
    ),
  },
  {
    name: 'of a customer',
    contexts: ['page', 'tint', 'band', 'inverse'],
    show: () => <Bubble from="customer">Thursday works.</Bubble>,
  },
];

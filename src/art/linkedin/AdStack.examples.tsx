import type { Examples } from '#ui/example.ts';
import { AdStack } from './AdStack.tsx';

export const examples: Examples = [
  {
    name: 'a week',
    contexts: ['page', 'inverse'],
    show: () => <AdStack label="Ad" ads={3} places={5} top="More than ads" />,
  },
];

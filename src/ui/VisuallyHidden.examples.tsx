import type { Examples } from './example.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples: Examples = [
  {
    name: 'heard between the two words',
    show: () => (
      <p>
        Seen <VisuallyHidden>and heard</VisuallyHidden> again
      </p>
    ),
  },
];

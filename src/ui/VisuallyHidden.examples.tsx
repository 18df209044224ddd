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
  {
    name: 'seen from 64rem on',
    room: 'page',
    show: () => (
      <p>
        Seen <VisuallyHidden until="64rem">and, in a wide window, seen too</VisuallyHidden> again
      </p>
    ),
  },
];

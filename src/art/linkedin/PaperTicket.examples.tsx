import type { Examples } from '#ui/example.ts';
import { PaperTicket } from './PaperTicket.tsx';

export const examples: Examples = [
  {
    name: 'three months',
    room: 'page',
    show: () => (
      <PaperTicket months={3} stub="What comes after.">
        What the months are.
      </PaperTicket>
    ),
  },
];

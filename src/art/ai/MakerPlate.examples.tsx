import type { Examples } from '#ui/example.ts';
import { MakerPlate } from './MakerPlate.tsx';

export const examples: Examples = [
  {
    name: 'a system makes it',
    contexts: ['page', 'tint'],
    show: () => <MakerPlate heard="Done by an automation">Automation</MakerPlate>,
  },
  {
    name: 'you make it',
    contexts: ['page', 'tint'],
    show: () => (
      <MakerPlate isYours heard="Done by you">
        You
      </MakerPlate>
    ),
  },
];

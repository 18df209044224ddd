import type { Examples } from '#ui/example.ts';
import { TimeSlot } from './TimeSlot.tsx';

export const examples: Examples = [
  {
    name: 'open',
    contexts: ['page', 'tint', 'band', 'inverse'],
    show: () => <TimeSlot>8:00</TimeSlot>,
  },
  {
    name: 'taken',
    contexts: ['page', 'tint', 'band', 'inverse'],
    show: () => <TimeSlot state="taken">9:30</TimeSlot>,
  },
  {
    name: 'chosen',
    contexts: ['page', 'tint', 'band', 'inverse'],
    show: () => <TimeSlot state="chosen">10:30</TimeSlot>,
  },
];

import type { Examples } from '#ui/example.ts';
import { RivetedPlate } from './RivetedPlate.tsx';

export const examples: Examples = [
  {
    name: 'around words',
    contexts: ['page', 'tint'],
    show: () => <RivetedPlate>On the machine</RivetedPlate>,
  },
];

import type { Examples } from '#ui/example.ts';
import { Booklet } from './Booklet.tsx';

export const examples: Examples = [
  {
    name: 'two services',
    contexts: ['page', 'tint'],
    room: 'page',
    show: () => <Booklet title="Service catalog" services={['Websites', 'Automation']} />,
  },
];

import type { Examples } from '#ui/example.ts';
import { Ribbon, RibbonBend } from './Ribbon.tsx';

/** Its class gives a ribbon its size. */
export const examples: Examples = [
  {
    name: 'across',
    contexts: ['page', 'band'],
    room: 'box',
    show: () => <Ribbon direction="across" />,
  },
  {
    name: 'down',
    contexts: ['page', 'band'],
    room: 'box',
    show: () => <Ribbon direction="down" />,
  },
  { name: 'bend', contexts: ['page', 'band'], room: 'box', show: () => <RibbonBend /> },
];

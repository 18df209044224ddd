import type { Examples } from '#ui/example.ts';
import { Ribbon, RibbonBend } from './Ribbon.tsx';

/** A ribbon takes its size from its class: here it fills a box. */
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

import { LONG, type Examples } from './example.ts';
import { SectionHead } from './SectionHead.tsx';

export const examples: Examples = [
  {
    name: 'with a lead',
    contexts: ['page', 'tint', 'band'],
    room: 'page',
    show: (id) => <SectionHead id={id} heading={'A heading in\ntwo lines'} lead={`${LONG}.`} />,
  },
  {
    name: 'alone',
    room: 'page',
    show: (id) => <SectionHead id={id} heading="A heading" />,
  },
];

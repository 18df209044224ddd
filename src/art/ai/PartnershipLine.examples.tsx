import type { Examples } from '#ui/example.ts';
import { PartnershipLine } from './PartnershipLine.tsx';

export const examples: Examples = [
  {
    name: 'to wherever the card ends',
    contexts: ['page', 'band'],
    show: () => <PartnershipLine />,
  },
];

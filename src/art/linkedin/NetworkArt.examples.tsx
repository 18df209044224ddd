import type { Examples } from '#ui/example.ts';
import { NetworkArt } from './NetworkArt.tsx';

export const examples: Examples = [
  { name: 'wide', room: 'page', show: () => <NetworkArt layout="wide" you="You" people={60} /> },
  {
    name: 'narrow',
    room: 'phone',
    show: () => <NetworkArt layout="narrow" you="You" people={30} />,
  },
];

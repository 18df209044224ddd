import type { Examples } from '#ui/example.ts';
import { PlusStation } from './PlusStation.tsx';

export const examples: Examples = [
  { name: 'wide', room: 'page', show: () => <PlusStation layout="wide" people={30} /> },
  { name: 'narrow', room: 'phone', show: () => <PlusStation layout="narrow" people={12} /> },
];

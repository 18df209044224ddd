import type { Examples } from '#ui/example.ts';
import { UnpluggedLine } from './UnpluggedLine.tsx';

export const examples: Examples = [
  { name: 'where nothing was found', show: () => <UnpluggedLine /> },
];

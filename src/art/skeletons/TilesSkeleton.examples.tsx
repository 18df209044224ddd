import type { Examples } from '#ui/example.ts';
import { TilesSkeleton } from './TilesSkeleton.tsx';

export const examples: Examples = [
  { name: 'while it loads', room: 'page', show: () => <TilesSkeleton /> },
];

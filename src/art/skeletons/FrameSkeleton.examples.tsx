import type { Examples } from '#ui/example.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';

export const examples: Examples = [
  { name: 'of a kind', room: 'page', show: () => <FrameSkeleton kind="tiles" /> },
];

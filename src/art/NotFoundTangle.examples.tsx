import type { Examples } from '#ui/example.ts';
import { NotFoundTangle } from './NotFoundTangle.tsx';

export const examples: Examples = [
  { name: 'the zero', room: 'page', show: () => <NotFoundTangle /> },
];

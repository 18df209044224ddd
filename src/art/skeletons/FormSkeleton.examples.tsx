import type { Examples } from '#ui/example.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

export const examples: Examples = [
  { name: 'while it loads', room: 'page', show: () => <FormSkeleton /> },
];

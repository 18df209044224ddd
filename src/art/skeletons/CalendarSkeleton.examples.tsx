import type { Examples } from '#ui/example.ts';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';

export const examples: Examples = [
  { name: 'while it loads', room: 'page', show: () => <CalendarSkeleton /> },
];

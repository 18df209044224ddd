import type { Examples } from '#ui/example.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';

export const examples: Examples = [
  { name: 'while it loads', room: 'page', show: () => <FeedSkeleton /> },
];

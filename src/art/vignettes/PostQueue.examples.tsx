import { samplePosts } from '#data/samples.ts';
import type { Examples } from '#ui/example.ts';
import { PostQueue } from './PostQueue.tsx';

export const examples: Examples = [
  { name: 'a week', show: () => <PostQueue title="Posts" days={samplePosts} /> },
];

import type { Examples } from '#ui/example.ts';
import { PostCard } from './PostCard.tsx';

export const examples: Examples = [{ name: 'of the page', show: () => <PostCard place="Page" /> }];

import type { Examples } from '#ui/example.ts';
import { PaperTags } from './PaperTags.tsx';

export const examples: Examples = [
  { name: 'one tag', room: 'box', show: () => <PaperTags tags={['Again']} /> },
];

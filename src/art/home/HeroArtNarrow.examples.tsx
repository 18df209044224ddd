import type { Examples } from '#ui/example.ts';
import { HeroArtNarrow } from './HeroArtNarrow.tsx';

export const examples: Examples = [
  { name: 'on a phone', room: 'phone', show: () => <HeroArtNarrow /> },
];

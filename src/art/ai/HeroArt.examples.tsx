import type { Examples } from '#ui/example.ts';
import { HeroArtNarrow, HeroArtWide } from './HeroArt.tsx';

export const examples: Examples = [
  { name: 'wide', room: 'page', show: () => <HeroArtWide /> },
  { name: 'narrow', room: 'phone', show: () => <HeroArtNarrow /> },
];

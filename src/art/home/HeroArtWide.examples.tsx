import type { Examples } from '#ui/example.ts';
import { HeroArtWide } from './HeroArtWide.tsx';

export const examples: Examples = [
  { name: 'on a wide screen', room: 'page', show: () => <HeroArtWide /> },
];

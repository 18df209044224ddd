import { LONG, type Examples } from './example.ts';
import { Section, type Ground } from './Section.tsx';

const GROUNDS: readonly Ground[] = ['page', 'tint', 'band', 'signal'];

export const examples: Examples = GROUNDS.map((ground) => ({
  name: ground,
  room: 'page',
  show: () => <Section ground={ground}>{LONG}</Section>,
}));

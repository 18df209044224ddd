import { Container } from './Container.tsx';
import { LONG, type Examples } from './example.ts';

export const examples: Examples = [
  { name: 'keeps the gutters', room: 'page', show: () => <Container>{LONG}</Container> },
];

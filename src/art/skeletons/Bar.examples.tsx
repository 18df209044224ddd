import type { Examples } from '#ui/example.ts';
import { Bar } from './Bar.tsx';

const SIZES = ['text', 'heading', 'field', 'block', 'slot', 'avatar'] as const;

export const examples: Examples = SIZES.map((size) => ({
  name: size,
  show: () => <Bar size={size} tenths={8} />,
}));

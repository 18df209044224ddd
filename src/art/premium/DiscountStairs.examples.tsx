import type { Examples } from '#ui/example.ts';
import { DiscountStairs } from './DiscountStairs.tsx';

export const examples: Examples = [
  {
    name: 'three steps',
    room: 'box',
    show: () => <DiscountStairs percents={[0, 20, 50]} marked={1} />,
  },
];

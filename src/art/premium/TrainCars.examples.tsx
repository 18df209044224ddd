import type { Examples } from '#ui/example.ts';
import { EngineCar, NetworkCar, SumSign, TagCar } from './TrainCars.tsx';

export const examples: Examples = [
  { name: 'engine', contexts: ['band'], show: () => <EngineCar /> },
  { name: 'network', contexts: ['band'], show: () => <NetworkCar /> },
  { name: 'tag', contexts: ['band'], show: () => <TagCar /> },
  { name: 'plus', contexts: ['band'], show: () => <SumSign kind="plus" /> },
  { name: 'equals', contexts: ['band'], show: () => <SumSign kind="equals" /> },
];

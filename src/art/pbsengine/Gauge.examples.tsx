import type { Examples } from '#ui/example.ts';
import { Gauge } from './Gauge.tsx';

export const examples: Examples = [
  { name: 'three quarters', contexts: ['page', 'band'], show: () => <Gauge percent={75} /> },
  { name: 'all', show: () => <Gauge percent={100} /> },
];

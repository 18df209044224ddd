import type { Examples } from '#ui/example.ts';
import { EngineJunction, NetworkStation } from './PlatformIcons.tsx';

export const examples: Examples = [
  { name: 'junction', contexts: ['page', 'inverse'], show: () => <EngineJunction /> },
  { name: 'station', contexts: ['page', 'inverse'], show: () => <NetworkStation /> },
];

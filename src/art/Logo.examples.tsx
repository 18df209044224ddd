import type { Examples } from '#ui/example.ts';
import { Logo, LogoSymbol } from './Logo.tsx';

export const examples: Examples = [
  { name: 'whole', contexts: ['page', 'tint', 'band', 'inverse'], show: () => <Logo /> },
  { name: 'symbol', contexts: ['page', 'tint', 'band', 'inverse'], show: () => <LogoSymbol /> },
  {
    name: 'symbol on the engine',
    contexts: ['band'],
    show: () => <LogoSymbol className="on-engine" />,
  },
];

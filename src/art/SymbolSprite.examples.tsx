import type { Examples } from '#ui/example.ts';
import { SymbolSprite } from './SymbolSprite.tsx';

/** The page that shows this has no other sprite. */
export const examples: Examples = [
  {
    name: 'its drawings',
    show: () => (
      <>
        <SymbolSprite />
        <svg viewBox="0 0 180 58" aria-hidden="true">
          <use href="#pbs-symbol" width="54" height="58" />
          <use href="#pbs-wordmark" x="68" y="9" width="107" height="40" />
        </svg>
      </>
    ),
  },
];

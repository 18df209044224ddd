import type { Examples } from './example.ts';
import { InvisibleInput } from './InvisibleInput.tsx';

export const examples: Examples = [
  {
    name: 'over all of its label',
    show: (id) => (
      <label htmlFor={id} data-bare="">
        <InvisibleInput type="checkbox" id={id} />
        <span>Drawn in its place</span>
      </label>
    ),
  },
];

import { LONG, type Example, type Examples } from './example.ts';
import { Split, type SplitRatio } from './Split.tsx';

const RATIOS: readonly SplitRatio[] = ['1-1', '4-8', '5-7', '7-5', '8-4'];

export const examples: Examples = RATIOS.map((ratio): Example => ({
  name: ratio.replace('-', ' to '),
  room: 'page',
  show: () => (
    <Split ratio={ratio} align="end">
      <p>{`${LONG}. ${LONG}.`}</p>
      <p>{LONG}</p>
    </Split>
  ),
}));

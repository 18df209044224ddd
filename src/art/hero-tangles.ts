import type { CurledLine } from './curled-line.ts';

export type Tangle = {
  /** The id of its path in the page. */
  readonly id: string;
  /** Every crossing is steeper than 40 degrees and apart from the next, so that its gap is short and clear. */
  readonly line: CurledLine;
  /** The loop of each tag, in the order of the tags. */
  readonly loops: readonly number[];
};

/** The hero's tangle in each layout, with one loop for each tag that the layout shows. */
export const tangles = {
  wide: {
    id: 'tangle-wide',
    line: {
      before: [-900, 432],
      curve: [
        [379, 432],
        [712, 432],
        [713, 240],
        [820, 240],
      ],
      after: [866, 240],
      curls: [
        { from: 0.134, to: 0.337, height: 70, length: 77 },
        { from: 0.337, to: 0.532, height: 84, length: 70 },
        { from: 0.532, to: 0.608, height: 140, length: 69 },
        { from: 0.608, to: 0.808, height: 88, length: 82 },
        { from: 0.808, to: 0.991, height: 84, length: 89 },
      ],
    },
    loops: [4, 1, 0, 2, 3],
  },
  narrow: {
    id: 'tangle-narrow',
    line: {
      before: [-500, 12],
      curve: [
        [90, 12],
        [206, 12],
        [220, 205],
        [220, 262],
      ],
      after: [220, 290],
      curls: [
        { from: 0.236, to: 0.392, height: 37, length: 45 },
        { from: 0.392, to: 0.511, height: 66, length: 54 },
        { from: 0.524, to: 0.628, height: 80, length: 56 },
        { from: 0.628, to: 0.844, height: 77, length: 58 },
      ],
    },
    loops: [3, 0, 2, 1],
  },
} as const satisfies Record<string, Tangle>;

import type { CurledLine } from './curled-line.ts';

export type Tangle = {
  /** The id of its path in the page. */
  readonly id: string;
  /** Every crossing is steeper than 40 degrees and apart from the next, so that its gap is short and clear. */
  readonly line: CurledLine;
  /** The loop of each tag, in the order of the tags. */
  readonly loops: readonly number[];
};

/** The tangle of the hero, one loop for each tag that shows. */
export const tangles = {
  wide: {
    id: 'tangle-wide',
    line: {
      before: [-900, 432],
      curve: [
        [400, 432],
        [684, 432],
        [726, 240],
        [820, 240],
      ],
      after: [866, 240],
      curls: [
        { from: 0.152, to: 0.359, height: 72, length: 74 },
        { from: 0.359, to: 0.529, height: 84, length: 69 },
        { from: 0.529, to: 0.608, height: 132, length: 68 },
        { from: 0.608, to: 0.798, height: 85, length: 85 },
        { from: 0.783, to: 0.996, height: 85, length: 72 },
      ],
    },
    loops: [4, 1, 0, 2, 3],
  },
  narrow: {
    id: 'tangle-narrow',
    line: {
      before: [-500, 12],
      curve: [
        [100, 12],
        [205, 12],
        [220, 216],
        [220, 262],
      ],
      after: [220, 290],
      curls: [
        { from: 0.2, to: 0.384, height: 34, length: 48 },
        { from: 0.384, to: 0.511, height: 66, length: 63 },
        { from: 0.506, to: 0.626, height: 77, length: 62 },
        { from: 0.613, to: 0.865, height: 77, length: 56 },
      ],
    },
    loops: [3, 0, 2, 1],
  },
} as const satisfies Record<string, Tangle>;

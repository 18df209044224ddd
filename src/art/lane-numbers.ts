/** The lanes from the outermost to the innermost, for drawings. */
export const LANE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The same from both edges inward, to draw the inner ones in front where they part. */
export const LANES_INWARD = LANE_NUMBERS.toSorted(
  (one, other) => Math.abs(other - 4.5) - Math.abs(one - 4.5),
);

/** The stroke color of a lane in the current theme and on the current ground. */
export const laneColor = (lane: number) => `var(--lane-${lane})`;

/** The lanes from the outermost to the innermost, for drawings. */
export const LANE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The stroke of a lane in the colors of the theme and the ground. */
export const laneColor = (lane: number) => `var(--lane-${lane})`;

/** A point in the units of its drawing. */
export type Point = readonly [x: number, y: number];

/**
 * The path of a transit line through `corners`, with a small rounded join at each that starts
 * `setback` units before it (less where a stretch is short). `then` is path data that continues it.
 * @throws if a stretch runs neither level nor down nor at 45 degrees
 */
export function roundedLine(corners: readonly Point[], setback: number, then = ''): string {
  const path = corners.map((corner, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before) return `M${write(corner)}`;
    const [wide, high] = [Math.abs(corner[0] - before[0]), Math.abs(corner[1] - before[1])];
    if (Math.min(wide, high, Math.abs(wide - high)) > 0.1)
      throw new Error(`A stretch to ${write(corner)} does not run at 45 degrees`);
    if (!after) return `L${write(corner)}`;
    const reach = Math.min(setback, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${write(toward(corner, before, reach))}Q${write(corner)} ${write(toward(corner, after, reach))}`;
  });
  return path.join('') + then;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function toward(from: Point, to: Point, reach: number): Point {
  const share = reach / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function write([x, y]: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

import type { Point } from './rounded-line.ts';
import { pointAt, type Bezier } from './weave.ts';

/** A loop on a line; it lies to the left of the line's direction, or to the right if its height is negative. */
export type Curl = {
  /** The stretch of the line that the loop takes up, as shares of the line. */
  readonly from: number;
  readonly to: number;
  /** The distance from the line to the loop's middle, and half the loop's length. */
  readonly height: number;
  readonly length: number;
};

/** A line with loops: a cubic curve, the start of the line that leads to it, and the end of the line after it. */
export type CurledLine = {
  readonly before: Point;
  readonly curve: Bezier;
  readonly after: Point;
  /** A loop whose stretch overlaps that of an earlier loop in this list rides on that loop. */
  readonly curls: readonly Curl[];
};

/** How many curves draw one loop. */
const PIECES = 8;
/** A share of the line that is too short to see. */
const NEAR = 1e-4;

/** The point of `curve` at `share` of it, and its direction there as a vector of length 1. */
function pointOnCurve(curve: Bezier, share: number): [Point, Point] {
  const [p0, p1, p2, p3] = curve;
  const [t, u] = [share, 1 - share];
  const speed = (axis: 0 | 1) =>
    u * u * (p1[axis] - p0[axis]) +
    2 * u * t * (p2[axis] - p1[axis]) +
    t * t * (p3[axis] - p2[axis]);
  const pace = Math.hypot(speed(0), speed(1));
  return [pointAt(curve, share), [speed(0) / pace, speed(1) / pace]];
}

/** The point of a line with loops at `share` of its curve. */
export function curledPoint(
  { curve, curls }: Pick<CurledLine, 'curve' | 'curls'>,
  share: number,
): Point {
  const last = curls.findLastIndex(({ from, to }) => share > from && share < to);
  const curl = curls[last];
  if (!curl) return pointOnCurve(curve, share)[0];
  const { from, to, height, length } = curl;
  const [[x, y], [dx, dy]] = wayAt({ curve, curls: curls.slice(0, last) }, share);
  const angle = (2 * Math.PI * (share - from)) / (to - from);
  const [along, aside] = [Math.sin(angle) * length, (1 - Math.cos(angle)) * height];
  return [x + dx * along + dy * aside, y + dy * along - dx * aside];
}

/** The point of a line with loops, and its direction there. */
function wayAt(line: Pick<CurledLine, 'curve' | 'curls'>, share: number): [Point, Point] {
  if (!line.curls.some(({ from, to }) => share > from && share < to))
    return pointOnCurve(line.curve, share);
  const [[x, y], [nearX, nearY]] = [curledPoint(line, share), curledPoint(line, share + NEAR)];
  const pace = Math.hypot(nearX - x, nearY - y) || 1;
  return [
    [x, y],
    [(nearX - x) / pace, (nearY - y) / pace],
  ];
}

/** The path of a line with loops: absolute cubic curves, each of which continues the one before it. */
export function curledPath(line: CurledLine): string {
  const ends = line.curls.flatMap(({ from, to }) => [
    ...Array.from({ length: PIECES }, (_, piece) => from + ((to - from) * piece) / PIECES),
    to,
  ]);
  const shares = [...new Set([0, ...ends, 1])].sort((one, other) => one - other);
  const at = (share: number) => curledPoint(line, share);
  const write = (...points: readonly Point[]) =>
    points.map(([x, y]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`).join(' ');
  /** The handle at `share` of a curve that ends at `other`: a third of the way there, in the direction of the line. */
  const handle = (share: number, other: number): Point => {
    const [x, y] = at(share);
    const step = Math.sign(other - share) * NEAR;
    const [nearX, nearY] = at(share + step);
    const scale = (other - share) / step / 3;
    return [x + (nearX - x) * scale, y + (nearY - y) * scale];
  };
  const curves = shares.slice(1).map((share, index) => {
    const start = shares[index] ?? 0;
    return `C${write(handle(start, share), handle(share, start), at(share))}`;
  });
  const straight = (from: Point, to: Point) => `C${write(from, to, to)}`;
  return `M${write(line.before)}${straight(line.before, at(0))}${curves.join('')}${straight(at(1), line.after)}`;
}

import type { Point } from './rounded-line.ts';

/**
 * Weaves a single line: finds where it crosses itself and decides which stretches run over.
 *
 * A woven line is drawn three times along the same path: once whole, once in the ground color and
 * wider (the casing) where it runs over another stretch, and once again on top of that. The two
 * later passes are dashes of the same path, so its data is in the page only once.
 */

export type Bezier = readonly [start: Point, control1: Point, control2: Point, end: Point];
type Sample = { point: Point; length: number };

/** How a path is woven: `stroke-dasharray` values, valid where `pathLength` is set on the path. */
export type Weave = {
  /** The length of the path in its own units. */
  pathLength: number;
  /** Dashes of the ground-colored casing. */
  casing: string;
  /** Dashes of the line above it, a little longer so that they meet the rest of the line. */
  over: string;
  crossings: number;
};

const SAMPLES_PER_CURVE = 48;
const DRAFT_SAMPLES = 5;
/** The width of a casing where nothing else is given. */
export const CASING_WIDTH = 17;
/** The largest share of its casing's width that a line takes up. */
const LINE_SHARE = 0.42;
/** How much further a casing reaches because lines bend, and how far the line on top reaches beyond the casing. */
const [MARGIN, OVERLAP] = [4, 1.5];
/** Below this angle, in degrees, a gap becomes a long stub. */
const STEEP = 40;
/** Crossings flatter than this angle, which only a draft may have, get the casing length of this angle. */
const FLATTEST = 20;
/** A turn from one sample to the next, in degrees, that is too sharp for a smooth curve. */
const KINK = 30;

/**
 * Weaves `path`, which may use only absolute M, C and S. @throws if it uses anything else, if it has a kink or a flat
 * crossing, or if over and under cannot alternate. `casing` is the greatest width of the casing. A draft is sampled
 * coarsely, and may have kinks, flat crossings and crossings that do not alternate.
 */
export function weave(path: string, { casing = CASING_WIDTH, isDraft = false } = {}): Weave {
  const samples = sample(parseCurves(path), isDraft ? DRAFT_SAMPLES : SAMPLES_PER_CURVE);
  const kink = !isDraft && samples.find((_, index) => turnAt(samples, index) > KINK);
  if (kink) throw new Error(`A line has a kink near ${kink.point.join(' ')}`);
  const pathLength = round(samples.at(-1)?.length ?? 0);
  const crossings = findCrossings(samples, isDraft ? 0 : STEEP);
  const over = placesRunningOver(crossings, isDraft);
  return {
    pathLength,
    casing: dashes(over, casing, MARGIN),
    over: dashes(over, casing, MARGIN + OVERLAP),
    crossings: crossings.length,
  };
}

function parseCurves(path: string): Bezier[] {
  const curves: Bezier[] = [];
  let current: Point = [0, 0];
  for (const [, command = '', data = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const points = readPoints(data);
    if (command === 'M') {
      current = points[0] ?? current;
      continue;
    }
    const size = { C: 3, S: 2 }[command];
    if (!size || points.length % size !== 0)
      throw new Error(`Cannot weave the path command "${command}${data}"`);
    for (let index = 0; index < points.length; index += size) {
      const [first, second, third] = points.slice(index, index + size) as [Point, Point, Point];
      const previous = curves.at(-1);
      const curve: Bezier =
        command === 'C'
          ? [current, first, second, third]
          : [current, previous ? mirror(previous[2], current) : current, first, second];
      curves.push(curve);
      current = curve[3];
    }
  }
  return curves;
}

function readPoints(data: string): Point[] {
  const numbers = (data.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}

function mirror(point: Point, center: Point): Point {
  return [2 * center[0] - point[0], 2 * center[1] - point[1]];
}

/** The point of a curve at `t`, from 0 to 1. */
export function pointAt([p0, p1, p2, p3]: Bezier, t: number): Point {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u * u * u * p0[axis] +
    3 * u * u * t * p1[axis] +
    3 * u * t * t * p2[axis] +
    t * t * t * p3[axis];
  return [along(0), along(1)];
}

function sample(curves: readonly Bezier[], perCurve: number): Sample[] {
  const start = curves[0]?.[0];
  const points = start ? [start] : [];
  for (const curve of curves) {
    for (let step = 1; step <= perCurve; step += 1) points.push(pointAt(curve, step / perCurve));
  }
  let length = 0;
  return points.map((point, index) => {
    const previous = points[index - 1] ?? point;
    length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
    return { point, length };
  });
}

/** By how many degrees the line turns at a sample. */
function turnAt(samples: readonly Sample[], index: number): number {
  const [before, at, after] = [samples[index - 1], samples[index], samples[index + 1]];
  if (!before || !at || !after) return 0;
  const [from, to] = [direction(before.point, at.point), direction(at.point, after.point)];
  return Math.abs(((to - from + 540) % 360) - 180);
}

function direction([x1, y1]: Point, [x2, y2]: Point): number {
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}

/** The two places along the line, as lengths, at which it meets itself, and the angle in degrees. */
type Crossing = { readonly lengths: readonly [number, number]; readonly angle: number };

function findCrossings(samples: readonly Sample[], steep: number): Crossing[] {
  const segments = samples.slice(1).map((end, index) => {
    const start = samples[index] ?? end;
    const [x1, x2] = [start.point[0], end.point[0]];
    return { index, start, end, left: Math.min(x1, x2), right: Math.max(x1, x2) };
  });
  // From left to right, so that each segment is compared only with those that begin above or below it.
  segments.sort((one, other) => one.left - other.left);
  const crossings: Crossing[] = [];
  for (const [place, one] of segments.entries()) {
    for (let next = place + 1; next < segments.length; next += 1) {
      const other = segments[next];
      if (!other || other.left > one.right) break;
      if (Math.abs(one.index - other.index) < 2) continue;
      const meeting = intersect(one.start.point, one.end.point, other.start.point, other.end.point);
      if (!meeting) continue;
      if (meeting.angle < steep)
        throw new Error(
          `A line crosses itself below ${STEEP} degrees near ${one.end.point.join(' ')}`,
        );
      const lengths = [
        one.start.length + meeting.t * (one.end.length - one.start.length),
        other.start.length + meeting.u * (other.end.length - other.start.length),
      ] as const;
      crossings.push({ lengths, angle: meeting.angle });
    }
  }
  return crossings;
}

/** Where the segments a-b and c-d meet, as fractions of each, and the angle in degrees; `null` if they do not. */
function intersect(a: Point, b: Point, c: Point, d: Point) {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = abX * cdY - abY * cdX;
  if (Math.abs(cross) < 1e-9) return null;
  const [acX, acY] = [c[0] - a[0], c[1] - a[1]];
  const t = (acX * cdY - acY * cdX) / cross;
  const u = (acX * abY - acY * abX) / cross;
  if (t < 0 || t >= 1 || u < 0 || u >= 1) return null;
  const sine = Math.abs(cross) / (Math.hypot(abX, abY) * Math.hypot(cdX, cdY));
  return { t, u, angle: (Math.asin(Math.min(1, sine)) * 180) / Math.PI };
}

/** A place where a line runs over itself: its distance along the line, and the angle of the crossing. */
type Over = { readonly length: number; readonly angle: number };

/** Walks the line, alternating over and under: each crossing must be over on one visit and under on the other. */
function placesRunningOver(crossings: readonly Crossing[], isDraft: boolean): Over[] {
  const over = crossings
    .flatMap(({ lengths, angle }, id) => lengths.map((length) => ({ id, length, angle })))
    .sort((one, other) => one.length - other.length)
    .filter((_, index) => index % 2 === 0);
  if (!isDraft && new Set(over.map(({ id }) => id)).size < crossings.length)
    throw new Error('Over and under cannot alternate along a line that ends inside its own loop');
  return over;
}

/**
 * How far a casing must reach to each side of a crossing for its edges to clear the line below: the flatter the
 * crossing, the further.
 */
function reachAt(angle: number, casing: number): number {
  const radians = (Math.max(FLATTEST, angle) * Math.PI) / 180;
  return (casing * (Math.cos(radians) + LINE_SHARE)) / (2 * Math.sin(radians));
}

/** Dashes that extend `more` beyond what each crossing needs, merged where two touch, with gaps elsewhere. */
function dashes(places: readonly Over[], casing: number, more: number): string {
  const stretches: [from: number, to: number][] = [];
  for (const { length, angle } of places) {
    const last = stretches.at(-1);
    const reach = reachAt(angle, casing) + more;
    if (last && length - reach <= last[1]) last[1] = length + reach;
    else stretches.push([length - reach, length + reach]);
  }
  let end = 0;
  const pattern = stretches.flatMap(([from, to]) => {
    const pair = [round(from - end), round(to - from)];
    end = to;
    return pair;
  });
  // The pattern starts with a dash of no length and ends with a gap longer than any line.
  return ['0', ...pattern, '99999'].join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { spread } from '#lib/lists.ts';
import { roundedLine, type Point } from '#art/rounded-line.ts';

/** The root branches into four jobs, these into eight lanes, and these into sixteen lines. */
const JOBS = 4;
const LANES = 8;
const LINES = 16;
/** The lines of people: all but the last, which leads to the visitor's call. */
const PEOPLE_LINES = LINES - 1;
/** The share of a step by which each line is ahead of the one above it, so that the rings of a job form a slope. */
const STAGGER = JOBS / LINES;
/** How far a turn moves so that a line stays beside its neighbor around 45 degrees. */
const BESIDE = Math.SQRT2 - 1;

export type NetworkShape = {
  /** Where the lines end, beyond the right edge. */
  end: number;
  root: Point;
  /** The distance between two lines, and what is added to it between two jobs. */
  pitch: number;
  gap: number;
  /** The x of the stations of the jobs, and the x around which the lines turn on the way. */
  jobX: number;
  turns: readonly [toJobs: number, toLanes: number, toLines: number];
  /** Where the last line turns down and ends. */
  call: Point;
  /** The range of x in which the people are. */
  peopleX: readonly [from: number, to: number];
  setback: number;
  /** The distance between the middles of two lanes that run side by side, and of two jobs' lanes at the root. */
  beside: number;
  apart: number;
};

/**
 * The network of a week as paths and points: `people` rings, spread over the lines of people, and the thread that runs from
 * the root along the lowest branch to the call.
 */
export function drawNetwork(shape: NetworkShape, people: number) {
  const [rootX, rootY] = shape.root;
  const top = rootY - ((LINES - 1) * shape.pitch + (JOBS - 1) * shape.gap) / 2;
  const lineY = (line: number) =>
    top + line * shape.pitch + Math.floor((line * JOBS) / LINES) * shape.gap;
  /** The height of one of `count` branches: the middle of the lines that leave it. */
  const middleY = (station: number, count: number) => {
    const each = LINES / count;
    return (lineY(station * each) + lineY((station + 1) * each - 1)) / 2;
  };
  /** A path that runs level, at 45 degrees around `turn`, and level again, offset by `off`, then through the points `on`. */
  const branch = (
    [fromX, fromY]: Point,
    [toX, toY]: Point,
    turn: number,
    off = [0, 0] as Point,
    ...on: Point[]
  ) => {
    const [start, end] = [fromY + off[0], toY + off[1]];
    const reach = Math.abs(end - start) / 2;
    const middle = turn - Math.sign(toY - fromY) * off[1] * BESIDE;
    const corners: Point[] = [
      [fromX, start],
      [middle - reach, start],
      [middle + reach, end],
      [toX, end],
      ...on,
    ];
    return roundedLine(corners, shape.setback);
  };

  const [toJobs, toLanes, toLines] = shape.turns;
  const jobs = range(JOBS).map((job): Point => [shape.jobX, middleY(job, JOBS)]);
  /** Where each lane splits in two. */
  const forks = range(LANES).map((lane): Point => [(toLanes + toLines) / 2, middleY(lane, LANES)]);
  const stems = forks.map((fork, lane) => {
    const job = Math.floor((lane * JOBS) / LANES);
    const station = jobs[job] ?? shape.root;
    const side = (lane % 2 === 0 ? -1 : 1) * (shape.beside / 2);
    const exit = (job - (JOBS - 1) / 2) * shape.apart;
    const start = branch([rootX, rootY + exit], station, toJobs, [side, side]);
    return start + branch(station, fork, toLanes, [side, 0]);
  });
  const lineOf = (line: number, endX: number, ...on: Point[]) => {
    const fork = forks[Math.floor((line * LANES) / LINES)] ?? shape.root;
    return branch(fork, [endX, lineY(line)], toLines, [0, 0], ...on);
  };
  const lanePaths = stems.map((stem, lane) => {
    const lines = [2 * lane, 2 * lane + 1].filter((line) => line < PEOPLE_LINES);
    return [stem, ...lines.map((line) => lineOf(line, shape.end))].join('');
  });
  const thread = [...stems.slice(-1), lineOf(PEOPLE_LINES, shape.call[0], shape.call)].join('');

  const [first, last] = shape.peopleX;
  const shares = spread(people, PEOPLE_LINES);
  const step = (last - first) / Math.max(...shares);
  const rings = shares.flatMap((share, line) =>
    range(share).map((place): Point => {
      const x = first + (place + ((line * STAGGER) % 1)) * step;
      return [Math.round(x), lineY(line)];
    }),
  );
  return { lanePaths, thread, jobs, rings };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coilPath } from '#art/coil-path.ts';
import { tangles } from '#art/hero-tangles.ts';
import { curledPath } from '#art/curled-line.ts';
import { roundedLine } from '#art/rounded-line.ts';
import { weave } from '#art/weave.ts';
import { atRest, settle } from '#client/spring.ts';
import { drawNetwork, type NetworkShape } from '#features/linkedin/network.ts';

/** A curve that crosses itself once: out to the right, up, and back through its own start. */
const LOOP = 'M0 0C100 0 200 0 300 0C400 0 400 -150 250 -150C100 -150 150 0 150 150';

describe('weaving', () => {
  test('finds the crossing and lifts the line at one of its two visits', () => {
    const { crossings, casing, over } = weave(LOOP);
    expect(crossings).toBe(1);
    // One dash for the casing and one, longer by 3, for the line on top, at the same place.
    expect(casing).toMatch(/^0 [\d.]+ 15\.8 99999$/);
    expect(over).toMatch(/^0 [\d.]+ 18\.8 99999$/);
    const [start] = casing.split(' ').slice(1).map(Number);
    expect(start).toBeGreaterThan(120);
    expect(start).toBeLessThan(160);
  });

  test('a casing reaches further where the crossing is flatter, and where it is wider', () => {
    const flatter = LOOP.replace('150 0 150 150', '60 0 60 150');
    expect(weave(flatter).casing).toMatch(/ 20 99999$/);
    expect(weave(LOOP, { casing: 30 }).casing).toMatch(/ 21\.7 99999$/);
  });

  test('a line that never meets itself runs over nothing, and S continues the curve before it', () => {
    const straight = { crossings: 0, casing: '0 99999', pathLength: 30 };
    expect(weave('M0 0C10 0 20 0 30 0')).toMatchObject(straight);
    const { pathLength } = weave('M0 0C0 50 50 50 50 0C50 -50 100 -50 100 0');
    expect(weave('M0 0C0 50 50 50 50 0S100 -50 100 0').pathLength).toBe(pathLength);
  });

  test.each([
    ['Cannot weave the path command "A', 'M0 0A10 10 0 0 1 20 0'],
    ['below 40 degrees', 'M0 0C100 0 200 0 300 0C400 0 400 -60 300 -60C200 -60 100 30 0 30'],
    ['kink near 30 0', 'M0 0C10 0 20 0 30 0C30 10 30 20 30 30'],
    [
      'cannot alternate',
      LOOP.replace('150 0 150 150', '100 -50 100 0C100 80 200 80 200 0C200 -20 200 -40 200 -60'),
    ],
  ])('what cannot be woven well is an error: %s', (message, path) =>
    expect(() => weave(path)).toThrow(message),
  );
});

test('the dash that draws the line of Home is as long as the line, rounded up to ten', () => {
  const styles = readFileSync('src/features/home/HeroMotion.module.css', 'utf8');
  const lengths = [...styles.matchAll(/line use:first-of-type \{\s*--length: (\d+);/g)].map(
    ([, length]) => Number(length),
  );
  expect(lengths).toEqual(
    [tangles.narrow, tangles.wide].map(
      ({ line }) => Math.ceil(weave(curledPath(line)).pathLength / 10) * 10,
    ),
  );
});

test('a transit line turns its corners with a small join, takes less of a short stretch, and goes on as told', () => {
  const corner = (x: number, y: number, on?: string, from = 0) =>
    // prettier-ignore
    roundedLine([[0, from], [x, 0], [x, y]], 10, on);
  expect(corner(100, 100)).toBe('M0 0L90 0Q100 0 100 10L100 100');
  expect(() => corner(9, 100, '', 5)).toThrow('45 degrees');
  expect(corner(8, 100, 'V200')).toBe('M0 0L4 0Q8 0 8 4L8 100V200');
});

test('the coil crosses itself more with every loop, and comes in and goes out level', () => {
  const coil = (loops: number) =>
    coilPath({ y: 200, x: 100, loops, pitch: 74, radius: { x: 74, y: 92 } });
  const [none = 0, one = 0, two = 0, three = 0] = [0, 1, 2, 3].map(
    (loops) => weave(coil(loops)).crossings,
  );
  expect([none, one, two < three]).toEqual([0, 1, true]);
  expect(coil(2)).toMatch(/^M-800 200C-500 200 -200 200 100 200C.*C308 200 368 200 428 200$/);
});

test('a spring swings past its target and rests there; a new target bends its way', () => {
  const spring = { ...atRest(), target: 1 };
  const way = Array.from({ length: 90 }, () => (settle(spring, 1 / 60), spring.value));
  expect(Math.max(...way)).toBeGreaterThan(1.05);
  expect(way.at(-1)).toBe(1);
  settle(spring, 1 / 60);
  const flying = { ...atRest(), target: 1 };
  settle(flying, 0.1);
  const { value, speed } = flying;
  flying.target = 0;
  settle(flying, 1 / 240);
  expect(flying.value).toBeGreaterThan(value);
  expect(flying.speed).toBeLessThan(speed);
  expect([settle(flying, Infinity), flying.value]).toEqual([true, 0]);
});

test('a spring is as fast on every screen', () => {
  const after = (hertz: number) => {
    const spring = { ...atRest(), target: 1 };
    for (let frame = 0; frame < hertz / 5; frame += 1) settle(spring, 1 / hertz);
    return spring.value;
  };
  for (const hertz of [60, 75, 90, 120, 240])
    expect(after(hertz), `${hertz} Hz`).toBeCloseTo(after(480), 1);
});

describe('the network of a week', () => {
  const shape: NetworkShape = {
    end: 1442,
    root: [150, 210],
    pitch: 24,
    gap: 8,
    jobX: 372,
    turns: [262, 546, 622],
    call: [1342, 440],
    peopleX: [686, 1406],
    setback: 6,
    beside: 6,
    apart: 20,
  };
  const { rings, lanePaths, thread } = drawNetwork(shape, 30);

  test('shows every person once, on the fifteen upper lines alone and apart from each other', () => {
    expect(rings).toHaveLength(30);
    expect(new Set(rings.map(([, y]) => y)).size).toBe(15);
    for (const [index, [x, y]] of rings.entries()) {
      expect(x).toBeGreaterThanOrEqual(shape.peopleX[0]);
      expect(x).toBeLessThanOrEqual(shape.peopleX[1]);
      for (const [otherX, otherY] of rings.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(24);
    }
  });

  test('has lanes that leave the middle, end as two lines, and run beside their twins', () => {
    for (const [lane, path] of lanePaths.entries()) {
      expect(path).toMatch(/^M150 \d/);
      expect(path.match(/L1442 /g)).toHaveLength(lane === 7 ? 1 : 2);
    }
    expect(lanePaths[0]).toMatch(/^M150 177.*L372 51/);
    expect(lanePaths[1]).toMatch(/^M150 183.*L372 57/);
  });

  test('has a thread along the lowest line that turns down to the call', () => {
    expect(thread).toMatch(/^M150 243.*L372 369.*Q1342 402 1342 408L1342 440$/);
  });
});

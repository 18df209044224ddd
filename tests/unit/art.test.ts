import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coilPath } from '#features/ai/coil-path.ts';
import { roundedLine } from '#art/rounded-line.ts';
import * as tanglePaths from '#art/tangle-paths.ts';
import { weave } from '#art/weave.ts';

/** A curve that crosses itself once: out to the right, up, and back through its own start. */
const LOOP = 'M0 0C100 0 200 0 300 0C400 0 400 -150 250 -150C100 -150 150 0 150 150';

describe('weaving', () => {
  test('finds the crossing and lifts the line at one of its two visits', () => {
    const { crossings, casing, over } = weave(LOOP);
    expect(crossings).toBe(1);
    // One dash of 20 for the casing and one of 23 for the line on top, at the same place.
    expect(casing).toMatch(/^0 [\d.]+ 20 99999$/);
    expect(over).toMatch(/^0 [\d.]+ 23 99999$/);
    const [start] = casing.split(' ').slice(1).map(Number);
    expect(start).toBeGreaterThan(120);
    expect(start).toBeLessThan(160);
  });

  test('a line that never meets itself runs over nothing, and S continues the curve before it', () => {
    const straight = { crossings: 0, casing: '0 99999', pathLength: 30 };
    expect(weave('M0 0C10 0 20 0 30 0')).toMatchObject(straight);
    const { pathLength } = weave('M0 0C0 50 50 50 50 0C50 -50 100 -50 100 0');
    expect(weave('M0 0C0 50 50 50 50 0S100 -50 100 0').pathLength).toBe(pathLength);
    // A command that it cannot weave is an error, not a gap.
    expect(() => weave('M0 0A10 10 0 0 1 20 0')).toThrow('Cannot weave the path command "A');
  });

  test('every tangle crosses itself often', () => {
    const straight = Object.entries(tanglePaths).filter(([, path]) => weave(path).crossings <= 10);
    expect(straight).toEqual([]);
  });
});

test('the dash that draws the line of Home is as long as the line, rounded up to ten', () => {
  const styles = readFileSync('src/features/home/HeroMotion.module.css', 'utf8');
  const lengths = [...styles.matchAll(/line use:first-of-type \{\s*--length: (\d+);/g)].map(
    ([, length]) => Number(length),
  );
  const { heroNarrow, heroWide } = tanglePaths;
  expect(lengths).toEqual(
    [heroNarrow, heroWide].map((path) => Math.ceil(weave(path).pathLength / 10) * 10),
  );
});

test('a transit line turns its corners with a small join, takes less of a short stretch, and goes on as told', () => {
  const corner = (x: number, y: number, on?: string) =>
    // prettier-ignore
    roundedLine([[0, 0], [x, 0], [x, y]], 10, on);
  expect(corner(100, 100)).toBe('M0 0L90 0Q100 0 100 10L100 100');
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

import { expect, test } from 'vitest';
import { drawNetwork, type NetworkShape } from '#features/linkedin/network.ts';

const SHAPE: NetworkShape = {
  end: 1442,
  root: [150, 210],
  pitch: 24,
  gap: 8,
  jobX: 372,
  laneX: 622,
  turns: [262, 556, 694],
  peopleX: [752, 1436],
  setback: 6,
  beside: 6,
  apart: 20,
};

const network = drawNetwork(SHAPE, 60);

test('the network of a week shows every person once, on the sixteen lines alone and apart from each other', () => {
  const { rings } = network;
  expect(rings).toHaveLength(60);
  expect(new Set(rings.map(([, y]) => y)).size).toBe(16);
  for (const [index, [x, y]] of rings.entries()) {
    expect(x).toBeGreaterThanOrEqual(SHAPE.peopleX[0]);
    expect(x).toBeLessThanOrEqual(SHAPE.peopleX[1]);
    for (const [otherX, otherY] of rings.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(24);
    }
  }
});

test('every lane leaves the middle, ends as two lines, and runs beside its twin at one distance', () => {
  for (const path of network.lanePaths) {
    expect(path).toMatch(/^M150 \d/);
    expect(path.match(/L1442 /g)).toHaveLength(2);
  }
  const [first, second] = network.lanePaths;
  expect(first).toMatch(/^M150 177.*L372 51/);
  expect(second).toMatch(/^M150 183.*L372 57/);
});

import { describe, expect, test } from 'vitest';
import { spread } from '#lib/spread.ts';

describe('things spread over places', () => {
  test.each([
    [1, [0, 0, 1, 0, 0]],
    [2, [0, 1, 0, 1, 0]],
    [3, [1, 0, 1, 0, 1]],
    [4, [1, 1, 0, 1, 1]],
    [5, [1, 1, 1, 1, 1]],
    [30, [6, 6, 6, 6, 6]],
    [0, [0, 0, 0, 0, 0]],
  ])('%i over five days', (count, days) => {
    expect(spread(count, 5)).toEqual(days);
  });

  test('none is lost, and no place has two more than another', () => {
    for (let count = 0; count <= 60; count += 1) {
      const shares = spread(count, 16);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }
  });
});

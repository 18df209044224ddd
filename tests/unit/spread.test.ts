import { expect, test } from 'vitest';
import { spread } from '#lib/spread.ts';

test('things spread over places lie as evenly as they can', () => {
  const days = [0, 1, 2, 3, 4, 5, 30].map((count) => spread(count, 5).join(''));
  expect(days.join(' ')).toBe('00000 00100 01010 10101 11011 11111 66666');
});

test('of things spread over places none is lost, and no place has two more than another', () => {
  for (let count = 0; count <= 60; count += 1) {
    const shares = spread(count, 16);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  }
});

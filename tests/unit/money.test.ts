import { expect, test } from 'vitest';
import { formatMoney, lessPercent, times, toDecimal, usd } from '#lib/money.ts';

test.each([
  [97, '$97'],
  [2970, '$2,970'],
  [17000, '$17,000'],
  ['0.50', '$0.50'],
  ['1250.99', '$1,250.99'],
  ['300.00', '$300'],
  [0, '$0'],
] as const)('%s dollars read %s', (dollars, text) => {
  expect(formatMoney(usd(dollars))).toBe(text);
});

test('a fraction of a cent never appears', () => {
  expect(times(usd('0.10'), 3)).toEqual(usd('0.30'));
  expect(usd('19.99').minorUnits).toBe(1999);
  expect(times(usd('99.99'), 0.8)).toEqual(usd('79.99'));
});

test('a percentage comes off the whole', () => {
  expect(lessPercent(usd(1250), 20)).toEqual(usd(1000));
  expect(lessPercent(usd(100), 100)).toEqual(usd(0));
  expect(lessPercent(usd(100), 0)).toEqual(usd(100));
});

test('structured data gets a bare number', () => {
  expect(toDecimal(usd(4970))).toBe(4970);
  expect(toDecimal(usd('0.50'))).toBe(0.5);
});

import { expect, test } from 'vitest';
import { lowestPrice } from '#data/catalog.ts';
import { standardPlans } from '#data/standard-plans.ts';

test('the lowest price of a line is known, wherever its plan stands', () => {
  expect(lowestPrice([...standardPlans].reverse())).toEqual(standardPlans[0]?.prices.month.amount);
  expect(() => lowestPrice([])).toThrow('There is no price');
});

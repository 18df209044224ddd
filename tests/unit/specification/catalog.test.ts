import { expect, test } from 'vitest';
import { catalog } from '#data/catalog.ts';
import { standardPlans } from '#data/standard-plans.ts';

test('everything that is sold, in the order of the specification', () => {
  const names = catalog.map(({ fullName }) => fullName);
  // The plans have their own tests.
  const plans = catalog.filter(({ line }) => line === 'standard' || line === 'premium');
  expect(names.slice(0, plans.length)).toEqual(
    plans.map(({ line, name }) =>
      line === 'standard' ? `PBSEngine ${name}` : `PBSEngine Premium, ${name} plan`,
    ),
  );
  expect(plans.map(({ line }) => line).indexOf('premium')).toBe(standardPlans.length);
  expect(names.slice(plans.length)).toEqual([
    'LinkedIn management, Level 1',
    'LinkedIn management, Level 2',
    'LinkedIn management, Level 3',
    'Fractional partnership',
    'Custom AI build',
  ]);
});

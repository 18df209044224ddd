import { expect, test } from 'vitest';
import { catalog } from '#data/catalog.ts';

test('everything that is sold, in the order of the specification', () => {
  expect(catalog.map(({ fullName }) => fullName)).toEqual([
    'PBSEngine Essentials',
    'PBSEngine Standard',
    'PBSEngine Deluxe',
    'PBSEngine Essentials Plus',
    'PBSEngine Standard Plus',
    'PBSEngine Deluxe Plus',
    'PBSEngine Enterprise',
    'PBSEngine Premium',
    'PBSEngine Premium Plus',
    'LinkedIn management, Level 1',
    'LinkedIn management, Level 2',
    'LinkedIn management, Level 3',
    'Fractional partnership',
    'Custom AI build',
  ]);
});

import { expect, test } from 'vitest';
import { industries } from '#data/industries.ts';
import { lanes } from '#data/lanes.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { coreServices } from '#data/services.ts';

test('the lanes, features, industries and services of the platform', () => {
  expect(lanes.map(({ name }) => name)).toEqual([
    'CRM',
    'Funnels',
    'Scheduling',
    'SMS',
    'Social',
    'Reputation',
    'Payments',
    'Analytics',
  ]);
  expect(platformFeatures).toHaveLength(11);
  expect(industries).toHaveLength(9);
  expect(coreServices).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { company } from '#data/company.ts';

test('the company: names, place, regions, dates and ratings', () => {
  expect(company).toEqual({
    brand: 'PBS',
    legalForm: 'limited-liability company',
    state: 'Delaware',
    platformName: 'PBSEngine',
    premiumName: 'PBSEngine Premium',
    communityName: 'PBS Collective',
    copyrightYear: 2025,
    salesRegions: [
      { code: 'US', name: 'United States', nameInSentence: 'the United States' },
      { code: 'CA', name: 'Canada', nameInSentence: 'Canada' },
    ],
    legalUpdated: '2025-07-23',
    offersValidFrom: '2024-01-01',
    linkedinPricesValidUntil: '2025-12-31',
    ratings: {
      platform: { value: 4.9, reviewCount: 500 },
      linkedin: { value: 4.9, reviewCount: 150 },
    },
  });
});

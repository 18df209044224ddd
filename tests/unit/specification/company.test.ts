import { expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { claims } from '#data/claims.ts';
import { usd } from '#lib/money.ts';

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

test('what the business claims', () => {
  expect(claims).toEqual({
    uptimePercent: 99.9,
    encryptionAtRest: 'AES-256',
    encryptionInTransit: 'TLS 1.3',
    breachNoticeHours: 72,
    separateToolsMonthlyCost: usd(2259),
    weeklyConnections: { from: 30, to: 60 },
  });
});

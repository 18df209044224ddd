import { expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
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

test('what the legal text states in figures', () => {
  expect(legalFacts).toEqual({
    prices: {
      communityPerMonth: usd(50),
      linkedinPerQuarter: [usd(1500), usd(3000), usd(6000)],
      consultingMinimumHours: 2,
      consultingPrepaidExpiresAfterDays: 90,
    },
    payment: { lateFeePercentPerDay: 0.5, disputeWithinHours: 48, cancellationNoticeDays: 30 },
    commission: {
      dueDaysAfterClientPayment: 15,
      salesVerificationDays: 7,
      obligationMinimumMonths: 12,
    },
    connector: {
      respondToReferralsWithinHours: 48,
      minimumResponseRatePercent: 80,
      commissionDueBusinessDays: 5,
      latePenaltyPercentPerMonth: 10,
      salesVerificationBusinessDays: 5,
    },
    retention: { exportGraceDays: 30, billingDays: 90, legalYears: 1 },
    // The order of the specification: 5, 15, 10, 30 and 5 business days, and 24 hours.
    privacyResponse: {
      acknowledgementBusinessDays: 5,
      accessBusinessDays: 15,
      correctionBusinessDays: 10,
      deletionBusinessDays: 30,
      optOutBusinessDays: 5,
      urgentSecurityHours: 24,
    },
    notice: { materialServiceChangeDays: 30, subscriptionTerminationDays: 30 },
  });
});

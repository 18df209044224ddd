import { expect, test } from 'vitest';
import { legalFacts } from '#data/legal-facts.ts';
import { usd } from '#lib/money.ts';

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

import { usd } from '#lib/money.ts';

/** The figures that the legal text states (specification, sections 6 and 9). */
export const legalFacts = {
  prices: {
    communityPerMonth: usd(50),
    /** LinkedIn management by the quarter, levels 1 to 3. */
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
  /** The business connector: the duties of business providers. */
  connector: {
    respondToReferralsWithinHours: 48,
    minimumResponseRatePercent: 80,
    commissionDueBusinessDays: 5,
    latePenaltyPercentPerMonth: 10,
    salesVerificationBusinessDays: 5,
  },
  retention: { exportGraceDays: 30, billingDays: 90, legalYears: 1 },
  /**
   * The five response times are in the order of the specification, which does not say what each is
   * for: these names are drafted, for the owner to confirm.
   */
  privacyResponse: {
    acknowledgementBusinessDays: 5,
    accessBusinessDays: 15,
    correctionBusinessDays: 10,
    deletionBusinessDays: 30,
    optOutBusinessDays: 5,
    urgentSecurityHours: 24,
  },
  notice: { materialServiceChangeDays: 30, subscriptionTerminationDays: 30 },
};

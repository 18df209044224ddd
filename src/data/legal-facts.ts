import * as z from 'zod';
import { usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { linkedinBundles } from './linkedin-bundles.ts';
import { moneySchema } from './schemas.ts';

const count = z.int('write a whole number').positive('write a number above 0');
const percent = z.number().positive().max(100, 'a percentage is between 0 and 100');

export const legalFactsSchema = z.strictObject({
  prices: z.strictObject({
    communityPerMonth: moneySchema,
    /** LinkedIn management by the quarter, levels 1 to 3. */
    linkedinPerQuarter: z
      .array(moneySchema)
      .length(linkedinBundles.length, 'write one quarterly price for each LinkedIn level'),
    consultingMinimumHours: count,
    consultingPrepaidExpiresAfterDays: count,
  }),
  payment: z.strictObject({
    lateFeePercentPerDay: percent,
    disputeWithinHours: count,
    cancellationNoticeDays: count,
  }),
  commission: z.strictObject({
    dueDaysAfterClientPayment: count,
    salesVerificationDays: count,
    obligationMinimumMonths: count,
  }),
  /** The business connector: the duties of business providers. */
  connector: z.strictObject({
    respondToReferralsWithinHours: count,
    minimumResponseRatePercent: percent,
    commissionDueBusinessDays: count,
    latePenaltyPercentPerMonth: percent,
    salesVerificationBusinessDays: count,
  }),
  retention: z.strictObject({ exportGraceDays: count, billingDays: count, legalYears: count }),
  /**
   * The five response times are in the order of the specification, which does not say what each is
   * for: these names are drafted, for the owner to confirm.
   */
  privacyResponse: z.strictObject({
    acknowledgementBusinessDays: count,
    accessBusinessDays: count,
    correctionBusinessDays: count,
    deletionBusinessDays: count,
    optOutBusinessDays: count,
    urgentSecurityHours: count,
  }),
  notice: z.strictObject({ materialServiceChangeDays: count, subscriptionTerminationDays: count }),
});

export type LegalFacts = z.infer<typeof legalFactsSchema>;

/** The figures that the legal text states (specification, sections 6 and 9). */
export const legalFacts: LegalFacts = parseOrExplain(
  legalFactsSchema,
  {
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
    privacyResponse: {
      acknowledgementBusinessDays: 5,
      accessBusinessDays: 15,
      correctionBusinessDays: 10,
      deletionBusinessDays: 30,
      optOutBusinessDays: 5,
      urgentSecurityHours: 24,
    },
    notice: { materialServiceChangeDays: 30, subscriptionTerminationDays: 30 },
  } satisfies LegalFacts,
  'src/data/legal-facts.ts has problems:',
);

import * as z from 'zod';
import { usd } from '#lib/money.ts';
import { checkFacts, percent, price, shapeRules, whole } from './rules.ts';

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

const days = whole(3650);
const hours = whole(720);
const schema = z.strictObject({
  prices: z.strictObject({
    communityPerMonth: price,
    linkedinPerQuarter: z.array(price).length(3, 'write three amounts, one for each bundle'),
    consultingMinimumHours: hours,
    consultingPrepaidExpiresAfterDays: days,
  }),
  payment: z.strictObject({
    lateFeePercentPerDay: percent,
    disputeWithinHours: hours,
    cancellationNoticeDays: days,
  }),
  commission: z.strictObject({
    dueDaysAfterClientPayment: days,
    salesVerificationDays: days,
    obligationMinimumMonths: whole(120),
  }),
  connector: z.strictObject({
    respondToReferralsWithinHours: hours,
    minimumResponseRatePercent: percent,
    commissionDueBusinessDays: days,
    latePenaltyPercentPerMonth: percent,
    salesVerificationBusinessDays: days,
  }),
  retention: z.strictObject({ exportGraceDays: days, billingDays: days, legalYears: whole(100) }),
  privacyResponse: z.strictObject({
    acknowledgementBusinessDays: days,
    accessBusinessDays: days,
    correctionBusinessDays: days,
    deletionBusinessDays: days,
    optOutBusinessDays: days,
    urgentSecurityHours: hours,
  }),
  notice: z.strictObject({ materialServiceChangeDays: days, subscriptionTerminationDays: days }),
});

/** The rules for the figures. */
export const legalRules = (facts: typeof legalFacts) => shapeRules(schema, facts);
checkFacts('src/data/legal-facts.ts', legalRules(legalFacts));

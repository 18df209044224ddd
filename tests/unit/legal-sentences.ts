import { aiOffers } from '#data/ai-offers.ts';
import { MONTHS_CHARGED_PER_YEAR, MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { claims, weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { discountScope } from '#data/discount-scope.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { standardPlans, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const { payment, commission, connector, retention, notice, prices } = legalFacts;
const { privacyResponse: response } = legalFacts;
const { COMPANY_LEGAL_NAME: name } = PRODUCTION_ENV;
const ai = formatMoney(aiOffers.fractionalPartnership.prices.month.amount);
const build = formatMoney(aiOffers.customBuild.prices.once.amount);
const byMonthOrYear = ({ month, year }: Record<'month' | 'year', { amount: Money }>) =>
  `${formatMoney(month.amount)} per month or ${formatMoney(year.amount)} per year`;
const regions = joinList(company.salesRegions.map(({ nameInSentence }) => nameInSentence));

/** What follows the price of a service in its row of the terms. */
const CONDITIONS: Readonly<Record<string, string>> = {
  consulting: ` | At least ${prices.consultingMinimumHours} hours, prepaid; prepaid time expires after ${prices.consultingPrepaidExpiresAfterDays} days`,
  'strategy-session': ' | Per session',
  coaching: ' | Paid once',
  'ai-advertising': ' | Plus 10% of ad spend',
  'sales-management': ' | Plus commission',
};
const PER = { once: '', setup: ' setup', hour: ' per hour', month: ' per month' };

/** The rows of the price lists in section 6 of the terms. */
const priceRows = [
  ...standardPlans.map((plan) => `${plan.name} | ${byMonthOrYear(plan.prices)}`),
  ...standardPlans.map(({ features: [first = '', ...others] }) =>
    [first, ...others.filter((line) => line !== SUPPORT).map(asPartOfSentence)].join(', '),
  ),
  ...premiumPlans.map(
    (plan) =>
      `${plan.name} | ${byMonthOrYear(plan.prices)} | LinkedIn Level ${plan.linkedinLevel}, ${plan.discountPercent}% off additional services`,
  ),
  ...premiumPlans.map(({ extras }) => extras.map(asPartOfSentence).join(', ')),
  ...linkedinBundles.map(({ number, prices: { once }, communicationNote, ...bundle }, index) => {
    const perQuarter = prices.linkedinPerQuarter[index];
    const note = communicationNote === null ? '' : ` (${communicationNote})`;
    return `Level ${number} | ${formatMoney(once.amount)} for ${bundle.duration} or ${perQuarter ? formatMoney(perQuarter) : '?'} per quarter | ${bundle.advertisementsPerWeek} advertisements a week, communication package: ${bundle.communication}${note}`;
  }),
  ...additionalServices.map((service) => {
    const price = `${service.isStartingPrice ? 'from ' : ''}${formatMoney(service.price)}`;
    const setup = service.setup && ` | Plus ${formatMoney(service.setup)} setup`;
    const conditions = setup ?? CONDITIONS[service.id] ?? ' | By scope';
    return `${service.name} | ${price}${PER[service.period]}${conditions}`;
  }),
];

const lines = (text: string) => text.trim().split('\n');

/** Everything that sections 2, 6 and 9 of the specification require the terms to say, a line each. */
const terms = lines(`
It has two parties: consumers, who look for a service, and business providers
Consumers use the business connector free of charge
give accurate information about the need
engage in good faith
keep a verified profile
respond to every referral within ${connector.respondToReferralsWithinHours} hours
keep a response rate of at least ${connector.minimumResponseRatePercent}% to qualified referrals
We may suspend or terminate a business provider
All plans include ${SUPPORT}.
A yearly price is ${MONTHS_CHARGED_PER_YEAR} times the monthly price, which makes ${MONTHS_FREE_PER_YEAR} months free.
The fractional partnership starts at ${ai} per month;
It has no minimum term; that is what “no contracts” means on our pages.
Custom automation starts at ${build}, paid one time
A bundle for ${linkedinBundles[0]?.duration ?? '?'} is a one-time payment.
Every level includes work toward ${weeklyConnectionsText} connections a week
management of your personal profile and company page, access to platform features, and expert support
We sell the services in ${regions}.
A paid membership costs ${formatMoney(prices.communityPerMonth)} per month.
We aim for ${claims.uptimePercent}% uptime.
a comparison with separate tools at ${formatMoney(claims.separateToolsMonthlyCost)}+ per month
It encrypts data at rest with ${claims.encryptionAtRest}
in transit with ${claims.encryptionInTransit}
If a breach of security affects client data, we notify you within ${claims.breachNoticeHours} hours
Payment is due in full and in advance.
Once a service has started, what you paid for it is not refundable
a late fee of ${payment.lateFeePercentPerDay}% of the overdue amount per day
per day until it is paid, or the maximum rate permitted by law, if less
you must raise the dispute by written notice within ${payment.disputeWithinHours} hours
To cancel automatic renewal, give us ${payment.cancellationNoticeDays} days’ written notice
it is due ${commission.dueDaysAfterClientPayment} days after client payment
commission is due ${connector.commissionDueBusinessDays} business days after the consumer has paid
a penalty of ${connector.latePenaltyPercentPerMonth}% per month
instead of the late fee in section 6.9, or the maximum rate permitted by law, if less
you must verify each sale that we report to you, or tell us why you disagree, within ${commission.salesVerificationDays} days
each sale must be verified within ${connector.salesVerificationBusinessDays} business days
your commission obligations last at least ${commission.obligationMinimumMonths} months
For ${retention.exportGraceDays} days after it ends, you can still request an export
We keep billing records for ${retention.billingDays} days
records that we need for legal reasons for ${retention.legalYears} year
For a material change to a service that you have ordered, meaning one that removes an essential function or makes the service clearly less useful to you, we give you ${notice.materialServiceChangeDays} days’ notice.
Either side may terminate a subscription with ${notice.subscriptionTerminationDays} days’ written notice.
Payment continues through the notice period
On a monthly subscription, that usually means one more payment
on a best-effort basis
There are no guaranteed outcomes
our total liability for all claims arising from a service is limited
INCLUDING THE IMPLIED WARRANTIES OF MERCHANTABILITY
We pay no compensation and give no credits for downtime
Confidentiality is mutual.
We publish no case study, testimonial, name, logo or result of yours without your explicit opt-in.
You keep ownership of client data.
You authorize us to process client data with AI
The cost of AI processing is based on usage and on the complexity of the model
We make backups during the service period
You can export client data during the active period
For subscriptions, we help you with the transition to another provider on request.
The law of the State of ${company.state} governs these terms
The state and federal courts in ${company.state} have exclusive jurisdiction
Where the law or an agreement between us requires arbitration
You accept these terms by use, by payment or by access
Between you and ${name}, a US ${company.legalForm} based in ${company.state}.
The purchase pages and the service catalog are ours. They run on a separate host, connect.acme-systems.com.
comes off ${discountScope.covers}.
does not come off ${discountScope.excludes}.
`);

/** The same for the privacy policy. */
const privacy = lines(`
This website has no accounts, no sign-in
Role-based access. Our staff and contractors get the access that their role needs and no more.
access to systems that hold client data requires multi-factor authentication.
Custom automation, which starts at ${build}
We encrypt client data at rest with ${claims.encryptionAtRest}
in transit with ${claims.encryptionInTransit}
that affects your personal information, we notify you within ${claims.breachNoticeHours} hours
While active, then ${retention.exportGraceDays} days | A grace period for exports
Billing records | ${retention.billingDays} days after the end
Records for legal reasons | ${retention.legalYears} year after the end
Any request | ${response.acknowledgementBusinessDays} business days
Access or a copy | ${response.accessBusinessDays} business days
Correction | ${response.correctionBusinessDays} business days
Deletion | ${response.deletionBusinessDays} business days
Opt-out or withdrawn consent | ${response.optOutBusinessDays} business days
Urgent security matters | ${response.urgentSecurityHours} hours
Issued by ${name}, a US ${company.legalForm} based in ${company.state}.
The service catalog and the purchase pages are ours. The others are run by other companies.
`);

/** What the specification requires each legal document to say. */
export const legalSentences = { terms: [...terms, ...priceRows], privacy };

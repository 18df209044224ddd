import { formatIsoDate } from '#lib/dates.ts';
import { formatPhone } from '#lib/phone.ts';
import { joinList } from '#lib/text.ts';
import { createEmbeds } from '#site/embeds.ts';
import type { SiteEnv } from '#site/env.ts';
import { href } from '#site/site.ts';
import { count, percent } from './measures.ts';
import { priceFacts } from './price-facts.ts';
import type { LegalSources } from './sources.ts';

/** What a `{{name}}` in a legal document stands for, by name. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Every fact that the legal documents state, in the words they use. Each must be used:
 * a new plan or service that no document names stops the build.
 */
export function createFacts(env: SiteEnv, sources: LegalSources): Facts {
  const { company, claims } = sources;
  const { payment, commission, connector, retention, privacyResponse, notice } = sources.legalFacts;
  const embeds = createEmbeds(env);

  return {
    'company.brand': company.brand,
    'company.legalName': env.legalName,
    'company.legalForm': company.legalForm,
    'company.state': company.state,
    'company.platformName': company.platformName,
    'company.premiumName': company.premiumName,
    'company.communityName': company.communityName,
    'company.regions': joinList(company.salesRegions.map((region) => region.nameInSentence)),
    'legal.updated': formatIsoDate(company.legalUpdated),

    'contact.email': env.supportEmail,
    'contact.phone': formatPhone(env.supportPhone),
    'contact.phoneLink': `tel:${env.supportPhone}`,
    'site.address': hostOf(env.siteOrigin),
    'page.home': href('home'),
    'page.privacy': href('privacy'),
    'page.terms': href('terms'),
    'page.collective': href('collective'),
    'page.catalog': href('catalog'),
    'host.scheduling': hostOf(embeds.scheduleCall.url),
    'host.assessment': hostOf(embeds.assessment.url),
    'host.linkedinCalendar': hostOf(embeds.linkedinConsultation.url),
    'host.catalogForm': hostOf(embeds.catalogForm.url),
    'host.community': hostOf(env.communityUrl),
    'host.connect': hostOf(env.connectOrigin),
    'host.reports': reportsTo(env.reportingUrl),
    'host.further': joinList(env.frameHosts.map(hostOf)) || 'none',

    ...priceFacts(sources),

    'discount.covers': sources.discountScope.covers,
    'discount.excludes': sources.discountScope.excludes,
    'discount.agreement': sources.discountScope.agreement,

    'payment.lateFee': percent(payment.lateFeePercentPerDay),
    'payment.dispute': count(payment.disputeWithinHours, 'hour'),
    'payment.cancellation': count(payment.cancellationNoticeDays, 'day'),
    'commission.due': count(commission.dueDaysAfterClientPayment, 'day'),
    'commission.verification': count(commission.salesVerificationDays, 'day'),
    'commission.minimum': count(commission.obligationMinimumMonths, 'month'),
    'connector.response': count(connector.respondToReferralsWithinHours, 'hour'),
    'connector.responseRate': percent(connector.minimumResponseRatePercent),
    'connector.commissionDue': count(connector.commissionDueBusinessDays, 'business day'),
    'connector.verification': count(connector.salesVerificationBusinessDays, 'business day'),
    'connector.penalty': percent(connector.latePenaltyPercentPerMonth),
    'notice.serviceChange': count(notice.materialServiceChangeDays, 'day'),
    'notice.termination': count(notice.subscriptionTerminationDays, 'day'),

    'retention.export': count(retention.exportGraceDays, 'day'),
    'retention.billing': count(retention.billingDays, 'day'),
    'retention.legal': count(retention.legalYears, 'year'),
    'response.acknowledgement': count(privacyResponse.acknowledgementBusinessDays, 'business day'),
    'response.access': count(privacyResponse.accessBusinessDays, 'business day'),
    'response.correction': count(privacyResponse.correctionBusinessDays, 'business day'),
    'response.deletion': count(privacyResponse.deletionBusinessDays, 'business day'),
    'response.optOut': count(privacyResponse.optOutBusinessDays, 'business day'),
    'response.security': count(privacyResponse.urgentSecurityHours, 'hour'),

    'claim.uptime': percent(claims.uptimePercent),
    'claim.atRest': claims.encryptionAtRest,
    'claim.inTransit': claims.encryptionInTransit,
    'claim.breachNotice': count(claims.breachNoticeHours, 'hour'),
  };
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** What follows in the text if browsers send reports; nothing if they do not. */
function reportsTo(url: string | undefined): string {
  return url === undefined
    ? ''
    : ` If our security policy stops something in a page, your browser may send a report to ${hostOf(url)}: the address of the page, what was stopped, and the same technical data.`;
}

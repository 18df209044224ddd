import { scheduleCall } from '#features/navigation/content.ts';
import { catalog, pricesOf, type SoldEntry } from '#data/catalog.ts';
import type { ProductLine } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS } from '#data/linkedin-bundles.ts';
import {
  bundlesFrom,
  quarterFrom,
  communityPrice,
  PERIOD_WORDS,
  platformFrom,
  premiumFrom,
} from '#data/prices.ts';
import { additionalServices, type AdditionalService } from '#data/services.ts';
import { formatMoney } from '#lib/money.ts';
import { sectionId } from '#lib/text.ts';
import { formatPhone } from '#lib/format.ts';
import { createTerms, meaningTerm } from '#lib/search/terms.ts';
import { EXTRA, US_DOLLARS } from '#features/offers/terms.ts';
import { href, PRICING_ID, type InternalHref, type Site } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import { searchWords } from './words.ts';

export type Words = Action | { label: string; href?: undefined };

/** An answer from the site's data, shown above the results of a query with one of its terms. */
export type SearchAnswer = {
  terms: readonly string[];
  heading: string;
  text?: string;
  /** Only the rows that share a term with the query are shown, or the main ones if none does. */
  rows?: readonly { name: Words; value: Words; terms?: readonly string[]; isMain: boolean }[];
  links?: readonly Action[];
  note?: string;
};
type Row = NonNullable<SearchAnswer['rows']>[number];

/** The section of the terms on renewal and how to stop it. */
const CANCELLATION = '6.11';

/** The prepared answers. */
export function searchAnswers({ env: { supportEmail, supportPhone } }: Site): SearchAnswer[] {
  const email = { href: `mailto:${supportEmail}`, label: supportEmail };
  const phone = { href: `tel:${supportPhone}`, label: formatPhone(supportPhone) };
  return [
    {
      terms: ['contact', 'free call'].map(meaningTerm),
      heading: 'How to reach us',
      rows: [
        { name: { label: 'Phone' }, value: phone, isMain: true },
        { name: { label: 'Email' }, value: email, isMain: true },
        { name: { label: 'Free call' }, value: scheduleCall, isMain: true },
      ],
    },
    {
      terms: ['cancel', 'renew'].map(meaningTerm),
      heading: 'How to cancel',
      text: `Give us ${legalFacts.payment.cancellationNoticeDays} days’ notice by email. Anything that renews inside those ${legalFacts.payment.cancellationNoticeDays} days is still charged; on a monthly plan, that usually means one more payment.`,
      links: [
        email,
        {
          href: href('terms', sectionId(CANCELLATION)),
          label: `Terms of Service, section ${CANCELLATION}`,
        },
      ],
    },
    {
      terms: ['price', 'cheapest', 'hourly'].map(meaningTerm),
      heading: 'Prices',
      rows: priceRows(),
      note: `${US_DOLLARS}. ${EXTRA}`,
    },
  ];
}

/** The page or section with the prices of each line. */
const PRICED_AT: Record<ProductLine, InternalHref> = {
  standard: href('pbsengine', PRICING_ID),
  premium: href('pbsenginePremium', PRICING_ID),
  linkedin: href('linkedin', PRICING_ID),
  ai: href('aiAutomation'),
};

function priceRows(): Row[] {
  const { platformName, premiumName, communityName } = company;
  const { month, once } = PERIOD_WORDS;
  const premium = `From ${premiumFrom} ${month}, LinkedIn included`;
  const linkedin = `From ${quarterFrom} a quarter, or ${bundlesFrom} ${once} for ${BUNDLE_MONTHS} months`;
  const community = `Free, or ${communityPrice} ${month}`;
  const plans = (...lines: ProductLine[]) => catalog.filter(({ line }) => lines.includes(line));
  return [
    priceRow(platformName, `From ${platformFrom} ${month}`, PRICED_AT.standard, true),
    priceRow(premiumName, premium, PRICED_AT.premium, true),
    priceRow('LinkedIn management', linkedin, PRICED_AT.linkedin, true),
    ...plans('ai').map((offer) =>
      priceRow(offer.fullName, `From ${soldFor(offer)}`, PRICED_AT.ai, true),
    ),
    priceRow(communityName, community, href('collective'), true),
    // The premium plans differ in more than their price, so their page compares them.
    ...plans('standard', 'linkedin').map((plan) =>
      priceRow(plan.fullName, soldFor(plan), PRICED_AT[plan.line]),
    ),
    ...additionalServices.map((service) =>
      priceRow(service.name, servicePrice(service), href('terms', sectionId('6.6'))),
    ),
  ];
}

const { tokenize, processTerm } = createTerms(searchWords);

/** A row that queries find by its name and its amounts. */
function priceRow(name: string, price: string, at: InternalHref, isMain = false): Row {
  const amounts = price.match(/(?<=\$)[\d,.]*\d/g) ?? [];
  const terms = [name, ...amounts].flatMap(tokenize).flatMap(processTerm);
  return { name: { label: name, href: at }, value: { label: price }, terms, isMain };
}

/** "$97 per month, or $970 per year". */
function soldFor(entry: SoldEntry): string {
  const prices = pricesOf(entry).map(
    ({ amount, period }) => `${formatMoney(amount)} ${PERIOD_WORDS[period]}`,
  );
  const duration = entry.line === 'linkedin' ? `, for ${BUNDLE_MONTHS} months` : '';
  return `${prices.join(', or ')}${duration}`;
}

function servicePrice({ price, isStartingPrice, period, setup, plus }: AdditionalService): string {
  const amount = `${isStartingPrice ? 'From ' : ''}${formatMoney(price)}`;
  const per = { once: '', setup: ' setup', hour: ' per hour', month: ' per month' }[period];
  return [`${amount}${per}`, setup && `after ${formatMoney(setup)} setup`, plus && `plus ${plus}`]
    .filter(Boolean)
    .join(', ');
}

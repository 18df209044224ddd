import { catalog, pricesOf, type SoldEntry } from '#data/catalog.ts';
import type { ProductLine } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS, linkedinBundles } from '#data/linkedin-bundles.ts';
import { additionalServices, type AdditionalService } from '#data/services.ts';
import { formatMoney } from '#lib/money.ts';
import { sectionId } from '#lib/numbered-document.ts';
import { formatPhone } from '#lib/phone.ts';
import { createAnalyzer } from '#lib/search/analyze.ts';
import { termsOf } from '#lib/search/query.ts';
import { href, PRICING_ID, type InternalHref, type Site } from '#site/site.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { PERIOD_WORDS, platformFrom, premiumFrom } from '#data/prices.ts';
import { searchWords } from './words.ts';

const analyze = createAnalyzer(searchWords);

/** The section of the terms on renewal and how to stop it. */
const CANCELLATION = '6.11';

type PriceRow = {
  name: string;
  price: string;
  href: string;
  /** Shown when somebody asks for prices without naming a service. */
  isMain: boolean;
  /** The search terms that find it. */
  terms: string;
};

/** Answers that the search shows above its results, each when the query means one of `meanings`. */
export function searchAnswers(site: Site) {
  const { supportEmail, supportPhone } = site.env;
  const email = { href: `mailto:${supportEmail}`, label: supportEmail };
  const { payment } = legalFacts;
  return {
    prices: {
      meanings: ['price', 'cheapest', 'hourly'],
      heading: 'Prices',
      rows: priceRows(),
      note: 'Prices in US dollars.',
    },
    contact: {
      meanings: ['contact', 'call'],
      heading: 'How to reach us',
      phone: { href: `tel:${supportPhone}`, label: formatPhone(supportPhone), name: 'Phone' },
      email: { ...email, name: 'E-mail' },
      call: { name: 'Free call', label: scheduleCall.label },
    },
    cancel: {
      meanings: ['cancel', 'renewal'],
      heading: 'How to cancel',
      text: `Write to us at least ${payment.cancellationNoticeDays} days before the period ends, and the subscription ends with that period. On a monthly plan, that usually means one more payment.`,
      email,
      clause: {
        href: href('terms', sectionId(CANCELLATION)),
        label: `Terms of Service, section ${CANCELLATION}`,
      },
    },
  };
}

/** Where the prices of a line are. */
const PRICED_AT: Record<ProductLine, InternalHref> = {
  standard: href('pbsengine', PRICING_ID),
  premium: href('pbsenginePremium', PRICING_ID),
  linkedin: href('linkedin', PRICING_ID),
  ai: href('aiAutomation'),
};

function priceRows(): PriceRow[] {
  const { platformName, premiumName, communityName } = company;
  const [firstBundle] = linkedinBundles;
  const membership = formatMoney(legalFacts.prices.communityPerMonth);
  return [
    row({
      name: platformName,
      price: `From ${platformFrom} ${PERIOD_WORDS.month}`,
      href: PRICED_AT.standard,
      isMain: true,
    }),
    row({
      name: premiumName,
      price: `From ${premiumFrom} ${PERIOD_WORDS.month}, LinkedIn management included`,
      href: PRICED_AT.premium,
      isMain: true,
    }),
    ...(firstBundle
      ? [
          row({
            name: 'LinkedIn management',
            price: `From ${soldFor(firstBundle)}`,
            href: PRICED_AT.linkedin,
            isMain: true,
          }),
        ]
      : []),
    // The premium plans differ in more than their price, so their page compares them.
    ...catalog
      .filter(({ line }) => line !== 'premium')
      .map((entry) =>
        row({
          name: entry.fullName,
          price: entry.line === 'ai' ? `From ${soldFor(entry)}` : soldFor(entry),
          href: PRICED_AT[entry.line],
          isMain: entry.line === 'ai',
        }),
      ),
    row({
      name: communityName,
      price: `Free to join, paid membership ${membership} ${PERIOD_WORDS.month}`,
      href: href('collective'),
      isMain: true,
      found: `${communityName} community`,
    }),
    ...additionalServices.map((service) =>
      row({
        name: service.name,
        price: servicePrice(service),
        href: href('terms', sectionId('6')),
      }),
    ),
  ];
}

/** "$97 per month, or $970 per year". */
function soldFor(entry: SoldEntry): string {
  const prices = pricesOf(entry).map(
    ({ amount, period }) => `${formatMoney(amount)} ${PERIOD_WORDS[period]}`,
  );
  const duration = entry.line === 'linkedin' ? `, for ${BUNDLE_MONTHS} months` : '';
  return `${prices.join(', or ')}${duration}`;
}

function row({
  found,
  isMain = false,
  ...shown
}: Omit<PriceRow, 'terms' | 'isMain'> & { isMain?: boolean; found?: string }): PriceRow {
  return { ...shown, isMain, terms: [...new Set(termsOf(analyze(found ?? shown.name)))].join(' ') };
}

function servicePrice({ price, isStartingPrice, period, setup, plus }: AdditionalService): string {
  const amount = `${isStartingPrice ? 'From ' : ''}${formatMoney(price)}`;
  const per = { once: '', setup: ' setup', hour: ' per hour', month: ' per month' }[period];
  return [`${amount}${per}`, setup && `after ${formatMoney(setup)} setup`, plus && `plus ${plus}`]
    .filter(Boolean)
    .join(', ');
}

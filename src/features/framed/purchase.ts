import { catalog, type SoldEntry } from '#data/catalog.ts';
import { company } from '#data/company.ts';
import { productLines } from '#data/catalog-entry.ts';
import { SUPERCHARGED_ACCESS } from '#data/premium-plan-terms.ts';
import { bundleIn, PREMIUM_BY_THE_YEAR, unlistedOf } from '#data/premium-plans.ts';
import { SERVICE, SUPERCHARGED } from '#data/standard-plans.ts';
import { communicationFeature } from '#data/linkedin-bundles.ts';
import { sectionId, capitalized, fillIn, inWords } from '#lib/text.ts';
import { site } from '#site/current.ts';
import { allowAttribute, FRAME_PERMISSIONS } from '#site/embeds.ts';
import { featuresInBrief, listFeatures, type Purchase } from '#site/purchases.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { leastCost } from '#features/offers/ladder.ts';
import {
  consent,
  NOT_THE_PLAN,
  purchaseClause,
  purchaseStations,
  SETUP_APPROVED,
} from '#features/offers/terms.ts';
import type { FramePageProps } from './FramePage.tsx';

/** The page that sells `purchase`: the page of the same path on the connect host, in a frame. */
export function purchasePage(purchase: Purchase): FramePageProps {
  const url = `${site.env.connectOrigin}${purchase.path}`;
  const { host } = new URL(url);
  const { entry, period } = purchase;
  const { paid, end } = purchaseStations[period];
  const unlisted = entry.line === 'premium' ? unlistedOf(entry) : '';
  const plans: readonly SoldEntry[] = catalog.filter(({ line }) => line === entry.line);
  const kicker = productLines[entry.line].name;
  const [between = '', after = ''] = purchase.product.slice(kicker.length).split(entry.name);
  // "US$97 a month"; "US$5,000, paid once for 12 months".
  const [, amount = '', comma = '', terms = ''] = /^(\S+?)(,?) (.+)$/.exec(purchase.price) ?? [];
  return {
    ground: 'band',
    drawing: { of: 'plans', at: plans.indexOf(entry) + 1, plans: plans.length },
    kicker,
    line: { between, words: entry.name, after },
    price: { amount, comma, terms },
    back: { href: href(purchase.backTo, PRICING_ID), label: 'Back to Plans' },
    text: gains[entry.line],
    stops: [
      { name: afterOrder(purchase), note: bought(purchase) },
      { name: paid.name, note: paid.lines.join(' ') },
      { name: end.name, note: fillIn(end.lines.join(' '), { leastCost: leastCostOf(purchase) }) },
    ],
    stopsLabel: 'What you get, what you pay and how it ends',
    questions: unlisted || 'Questions?',
    call: unlisted ? scheduleCall : undefined,
    consent: { ...consent, after: `${consent.after} The form may set cookies.` },
    finePrint: {
      lines: [...reservations(purchase), ...paid.more, ...end.more],
      clauses: hasDiscount(purchase) ? [purchaseClause, discountClause] : [purchaseClause],
    },
    end: { name: 'Order form', go: 'Start Your Order' },
    frame: {
      url,
      allow: allowAttribute(site.env, FRAME_PERMISSIONS.purchase),
      title: `Order ${purchase.product}`,
      loading: `Opening the purchase page on ${host}.`,
      loaded: 'The purchase page has loaded.',
      failed: 'The purchase page didn’t load.',
    },
    load: 'eager',
  };
}

/** What a monthly order costs at least, in US dollars. */
const leastCostOf = ({ entry, period }: Purchase) =>
  period === 'month' && 'month' in entry.prices ? `US${leastCost(entry.prices.month.amount)}` : '';

/** A sentence about what a buyer gains, by product line. */
const gains: Readonly<Record<Purchase['entry']['line'], string>> = {
  standard: 'One login for your leads, bookings, texts, reviews and payments.',
  premium: `${company.platformName}, and a team that runs your LinkedIn.`,
  linkedin: 'Our team does the typing.\nYou take the calls.',
};

const SETS_UP: Readonly<Record<keyof typeof SERVICE, string>> = {
  'done-with-you': 'We set it up with you',
  'done-for-you': 'We set it up for you',
};

/** What happens after an order, depending on what is ordered. */
function afterOrder({ entry }: Purchase): string {
  switch (entry.line) {
    case 'standard':
      return SETS_UP[entry.service];
    case 'premium':
      return entry.setup
        ? `${SETS_UP[entry.setup]} and run your LinkedIn at Level\u00a0${entry.linkedinLevel}`
        : `We run your LinkedIn at Level\u00a0${entry.linkedinLevel}`;
    case 'linkedin':
      return 'We run your LinkedIn';
  }
}

/** The link to what a discount covers. */
const discountClause = { href: href('terms', sectionId('6.7')), label: 'What the discount covers' };

const hasDiscount = ({ entry }: Pick<Purchase, 'entry'>) =>
  entry.line === 'premium' && entry.discountPercent > 0;

/** What is bought, except what the step after the order already says, and what ends the setup of a standard plan. */
function bought({ entry }: Purchase): string {
  const listed = featuresInBrief(entry);
  // The step names the LinkedIn level of a premium plan; what differs by level is how many advertisements it has.
  const features =
    entry.line === 'premium'
      ? [...bundleIn(entry).features.slice(0, 1), ...listed.slice(1)]
      : listed;
  const rest = features.filter((feature) => !Object.values<string>(SERVICE).includes(feature));
  // A premium plan's platform features are too many for the sentence about LinkedIn, so they get their own.
  const split =
    entry.line === 'premium' && rest.length > 4 ? (entry.discountPercent > 0 ? 2 : 1) : 0;
  const words = [rest.slice(0, split), rest.slice(split)]
    .filter((part) => part.length > 0)
    .map((part) => listFeatures(part).replace(/^\d\b/, (digit) => inWords(Number(digit))))
    .map((list) => `${capitalized(list)}.`);
  return [...words, ...(entry.line === 'standard' ? [SETUP_APPROVED] : [])].join(' ');
}

/** What an order also includes, leaves out or does not promise (terms, sections 3.4 and 6.5). */
function reservations({ entry }: Purchase): string[] {
  // The add-ons are included; the service that runs the advertisements is not.
  const hasAddOns = [SUPERCHARGED.inFull, SUPERCHARGED_ACCESS].some((addOns) =>
    entry.features.includes(addOns),
  );
  return [
    ...(hasAddOns ? ['Our AI advertising service is priced separately.'] : []),
    ...(hasDiscount({ entry })
      ? ['The discount doesn’t come off commission or our percentage of ad spend.']
      : []),
    ...(entry.line === 'premium' ? [PREMIUM_BY_THE_YEAR] : []),
    ...(entry.line === 'standard'
      ? []
      : [
          ...(entry.line === 'linkedin' ? [`${communicationFeature(entry)}.`] : []),
          NOT_THE_PLAN,
          'Results aren’t guaranteed, and if LinkedIn restricts your account, we don’t refund what you’ve paid.',
        ]),
  ];
}

import { PREMIUM_BY_THE_YEAR, SUPERCHARGED_ACCESS, unlistedOf } from '#data/premium-plans.ts';
import { SERVICE, SUPERCHARGED } from '#data/standard-plans.ts';
import { sectionId, capitalized, joinList } from '#lib/text.ts';
import { site } from '#site/current.ts';
import { allowAttribute, FRAME_PERMISSIONS } from '#site/embeds.ts';
import { featureInSentence, type Purchase } from '#site/purchases.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { consent, NOT_THE_PLAN, purchaseClause, purchaseStations } from '#features/offers/terms.ts';
import type { FramePageProps } from './FramePage.tsx';

/** The page that sells `purchase`: the page of the same path on the connect host, in a frame. */
export function purchasePage(purchase: Purchase): FramePageProps {
  const url = `${site.env.connectOrigin}${purchase.path}`;
  const { host } = new URL(url);
  const { paid, end } = purchaseStations[purchase.period];
  const byTheYear = purchase.entry.line === 'premium' ? [PREMIUM_BY_THE_YEAR] : [];
  return {
    heading: purchase.product,
    price: purchase.price,
    back: { href: href(purchase.backTo, PRICING_ID), label: 'Back to Plans' },
    stops: [
      {
        name: afterOrder(purchase),
        note: bought(purchase),
        questions: purchase.entry.line === 'premium' ? unlistedOf(purchase.entry) : 'Questions?',
        clause: hasDiscount(purchase) ? discountClause : undefined,
      },
      {
        ...paid,
        note: [...paid.lines, ...byTheYear].join(' '),
        clause: purchaseClause,
      },
      { ...end, note: end.lines.join(' ') },
    ],
    stopsLabel: 'What you get, what you pay and how it ends',
    consent: { ...consent, after: `${consent.after} The form may set cookies.` },
    frame: {
      url,
      allow: allowAttribute(site.env, FRAME_PERMISSIONS.purchase),
      title: `Order ${purchase.product}`,
      loading: `Opening the purchase page on ${host}.`,
      loaded: 'The purchase page has loaded.',
      failed: 'The purchase page did not load.',
    },
    load: 'eager',
  };
}

/** What happens after an order, by what is ordered. */
function afterOrder({ entry }: Purchase): string {
  switch (entry.line) {
    case 'standard':
      return entry.service === 'done-for-you' ? 'We set it up for you' : 'We set it up with you';
    case 'premium':
      return entry.extras.includes(SERVICE['done-for-you'])
        ? 'We set it up for you and start on LinkedIn'
        : 'We start on your LinkedIn';
    case 'linkedin':
      return 'We run your LinkedIn';
  }
}

/** The link to what a discount covers. */
const discountClause = { href: href('terms', sectionId('6.7')), label: 'What the discount covers' };

const hasDiscount = ({ entry }: Pick<Purchase, 'entry'>) =>
  entry.line === 'premium' && entry.discountPercent > 0;

/** What is bought, except what the step after the order already says. */
function bought({ entry }: Purchase): string {
  const rest = entry.features.filter(
    (feature) => !Object.values<string>(SERVICE).includes(feature),
  );
  // The add-ons are included; the service that runs the advertisements is not.
  const apart = [SUPERCHARGED.inFull, SUPERCHARGED_ACCESS].some((addOns) => rest.includes(addOns))
    ? ' Our AI advertising service is priced separately.'
    : '';
  const scope = hasDiscount({ entry })
    ? ' Commission and our percentage of ad spend aren’t discounted.'
    : '';
  // Terms, sections 3.4 and 6.5.
  const risk =
    entry.line === 'standard'
      ? ''
      : ` ${NOT_THE_PLAN} Results aren’t guaranteed, and if LinkedIn restricts your account, what you paid isn’t refunded.`;
  return `${capitalized(joinList(rest.map(featureInSentence)))}.${apart}${scope}${risk}`;
}

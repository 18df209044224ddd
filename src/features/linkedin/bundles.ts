import { BUNDLE_MONTHS, linkedinBundles, type LinkedinBundle } from '#data/linkedin-bundles.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { packageOf } from '#features/proof/content.ts';
import { formatCents, formatMoney, type Money } from '#lib/money.ts';
import { dialog, site } from '#site/current.ts';
import type { ButtonVariant } from '#ui/ButtonLink.tsx';
import type { LinkAttributes } from '#ui/link.ts';
import type { BundlesProps } from './Bundles.tsx';

/** The button names that a bundle's record may use, as the variants of this site's buttons. */
const BUTTON_VARIANTS: Readonly<Record<LinkedinBundle['buttonVariant'], ButtonVariant>> = {
  default: 'primary',
  destructive: 'primary',
  outline: 'outline',
  secondary: 'inverse',
  ghost: 'outline',
  link: 'outline',
};

/** A link to the page that sells the bundle, or to a call if no page does. */
function orderOf(id: string): LinkAttributes {
  const purchase = site.purchases.find((candidate) => candidate.id === id);
  return purchase ? { href: purchase.path } : dialog('linkedinConsultation');
}

/** The price of a bundle per month, in whole dollars. */
const perMonth = ({ minorUnits }: Money) =>
  formatCents(Math.round(minorUnits / BUNDLE_MONTHS / 100) * 100);

const mostAds = Math.max(...linkedinBundles.map((bundle) => bundle.advertisementsPerWeek));

/** What every bundle has, which the cards do not repeat. */
export const everyLevel = linkedinBundles
  .map(({ features }) => new Set(features))
  .reduce((shared, features) => shared.intersection(features));

/** The bundles as cards, from their records. */
export const bundleCards: BundlesProps['cards'] = linkedinBundles.map((bundle, index) => {
  const [advertisements = '', communication = ''] = bundle.features;
  return {
    link: orderOf(bundle.id),
    level: bundle.level,
    levelName: bundle.name,
    price: formatMoney(bundle.prices.once.amount),
    terms: [
      `${bundle.duration}.`,
      `${bundle.billing}.`,
      `Works out to ${perMonth(bundle.prices.once.amount)} a month.`,
    ],
    orQuarter: legalFacts.prices.linkedinPerQuarter
      .slice(index, index + 1)
      .map((price) => `Or ${formatMoney(price)} a quarter: call us.`)[0],
    isSoldInCall: bundle.configuredSlug === null,
    buttonText: bundle.buttonText,
    buttonVariant: BUTTON_VARIANTS[bundle.buttonVariant],
    advertisements,
    communication,
    holds: packageOf(bundle.number),
    ads: bundle.advertisementsPerWeek,
    flag:
      BUTTON_VARIANTS[bundle.buttonVariant] === 'primary' &&
      bundle.advertisementsPerWeek === mostAds
        ? `Most ads: ${mostAds} a week`
        : undefined,
  };
});

import { accessibilityChecked, company } from '#data/company.ts';
import { lanes } from '#data/lanes.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { formatIsoDate } from '#lib/format.ts';
import { InputError } from '#lib/input-error.ts';
import { inWords } from '#lib/text.ts';
import { menuLabel } from '#site/navigation.ts';
import type { Purchase } from '#site/purchases.ts';
import { pageRoute, type PageId, type Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { ticketOf, type Ticket } from './ticket.ts';

/** The part of a social picture below its headline. */
type Drawing = {
  motif: 'lanes' | 'ladder' | 'network' | 'document';
  /** The discount that the ladder is about; without it, the ladder is about all of them. */
  discountPercent?: number;
  /** The hub of the network: those who do the work. */
  hub?: string;
  /** A customer's words, shown in place of the drawing. */
  ticket?: Ticket | undefined;
};

/** The words and the drawing of a picture, whatever its page. */
export type Card = Drawing & {
  /** The page's own headline, line by line. */
  headline: readonly string[];
  /** The price, on a page that sells one thing; a sentence if the headline is a name. */
  detail?: string;
  /** What the page belongs to, or what its drawing shows, if the headline does not say it. */
  label?: string | undefined;
};

export type SocialPicture = Card & { route: Route };

/** A document: its name, its date and its first page. */
function documentPicture(
  page: 'privacy' | 'terms' | 'accessibility',
  dated = `Last updated ${formatIsoDate(company.legalUpdated)}.`,
): Card {
  return { headline: [pageRoute(page).title], detail: dated, motif: 'document' };
}

// The words are repeated here: every page imports this file for its picture's alternative text, and would otherwise
// load the words of all other pages. tests/dist/social-pictures.test.ts compares them with the pages.
const ownPages: Record<Exclude<PageId, 'notFound'>, Card> = {
  home: {
    label: pageRoute('home').title,
    headline: ['Run the business.', 'Not the busywork.'],
    motif: 'lanes',
    ticket: ticketOf('home'),
  },
  pbsengine: {
    label: menuLabel({ id: 'pbsengine' }),
    headline: ['Run your business', 'from one login.'],
    motif: 'lanes',
  },
  pbsenginePremium: {
    label: menuLabel({ id: 'pbsenginePremium' }),
    headline: [`${company.platformName}, plus your`, 'LinkedIn run for you.'],
    motif: 'ladder',
  },
  aiAutomation: {
    label: menuLabel({ id: 'aiAutomation' }),
    headline: ['Stop doing the', 'same task twice.'],
    motif: 'lanes',
    ticket: ticketOf('aiAutomation'),
  },
  linkedin: {
    label: menuLabel({ id: 'linkedin' }),
    headline: ['We run your LinkedIn.', 'You take the calls.'],
    motif: 'network',
    hub: company.brand,
    ticket: ticketOf('linkedin'),
  },
  collective: {
    headline: [`${company.communityName}:`, 'Talk shop with other owners.'],
    detail: 'Meet owners who have the same problems you do.',
    motif: 'network',
  },
  catalog: {
    headline: ['Service catalog:', 'You run it, or we do.'],
    detail: 'Our main services in one place.',
    motif: 'document',
  },
  privacy: documentPicture('privacy'),
  terms: documentPicture('terms'),
  accessibility: documentPicture(
    'accessibility',
    `Last checked ${formatIsoDate(accessibilityChecked)}.`,
  ),
  search: {
    headline: [pageRoute('search').title],
    detail: 'Ask in your own words, or pick a topic.',
    motif: 'lanes',
  },
};

function purchaseDrawing({ entry }: Purchase): Drawing & Pick<Card, 'label'> {
  switch (entry.line) {
    case 'standard':
      return { motif: 'lanes' };
    case 'premium': {
      const { discountPercent } = entry;
      const label = `${discountPercent}% off our service fees`;
      return { motif: 'ladder', discountPercent, ...(discountPercent > 0 && { label }) };
    }
    case 'linkedin':
      return { motif: 'network', hub: company.brand };
  }
}

function contentOf(site: Site, route: Route): Card {
  const purchase = site.purchases.find(({ id }) => id === route.id);
  if (!purchase) {
    const card = (ownPages as Partial<Record<string, Card>>)[route.id];
    if (card) return card;
    throw new InputError('src/seo/pictures/content.ts has problems:', [
      `ownPages.${route.id}: is missing; say what the social picture of this page shows`,
    ]);
  }
  return {
    // "PBSEngine Premium, Enterprise plan" has a line for each half.
    headline: purchase.product.split(/(?<=,) /),
    detail: purchase.price,
    ...purchaseDrawing(purchase),
  };
}

/** The picture of each page; the not-found page has no address to share. */
export function socialPictures(site: Site): readonly SocialPicture[] {
  return site.routes
    .filter(({ id }) => id !== 'notFound')
    .map((route) => ({ route, ...contentOf(site, route) }));
}

/** A description of the drawing. */
function drawingInWords({ motif, discountPercent, ticket }: Drawing): string {
  if (ticket) return `A customer says: ${ticket.lines.join(' ')} ${ticket.who}.`;
  switch (motif) {
    case 'lanes':
      return `One line runs into an engine and leaves it as ${inWords(lanes.length)} lines, each named after its job.`;
    case 'ladder': {
      const steps = inWords(new Set(premiumPlans.map((plan) => plan.discountPercent)).size);
      return discountPercent === undefined
        ? `Two lines climb side by side through ${steps} stations.`
        : `Two lines climb through ${steps} stations, each a discount on our service fees; the one at ${discountPercent}% is lit.`;
    }
    case 'network':
      return 'One line splits and splits again until it reaches many people.';
    case 'document':
      return 'A sheet of paper with numbered sections.';
  }
}

/** The alternative text of a picture: its headline, and a description of its drawing. */
export function socialPictureAlt(picture: SocialPicture): string {
  const words = [picture.headline.join(' '), picture.detail].filter(Boolean).join(': ');
  return `${/[.!?]$/.test(words) ? words : `${words}.`} ${drawingInWords(picture)}`;
}

import { company } from '#data/company.ts';
import { lanes } from '#data/lanes.ts';
import { sampleWeek } from '#data/linkedin-samples.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { coreServices } from '#data/services.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { spread } from '#lib/spread.ts';
import { inWords, inWordsFirst } from '#lib/text.ts';
import { menuLabel } from '#site/navigation.ts';
import type { Purchase } from '#site/purchases.ts';
import { pageRoute, type PageId, type Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { dayStops } from '#features/ai/day.ts';
import { content as ai } from '#features/ai/content.ts';
import { content as home } from '#features/home/content.ts';
import { legalCopy } from '#features/legal/content.ts';
import { content as linkedin } from '#features/linkedin/content.ts';
import { content as platformContent } from '#features/platform/content.ts';
import { content as premiumContent } from '#features/premium/content.ts';
import { SEARCH_HINT, SEARCH_WORDS } from '#features/search/content.ts';

/** What a social picture draws below its headline, with the facts that the drawing shows. */
export type SocialMotif =
  | { kind: 'tangle' }
  | { kind: 'lanes'; lanes: readonly { number: number; name: string }[] }
  | { kind: 'ladder'; percents: readonly number[]; current?: number }
  | {
      kind: 'day';
      stops: readonly { id: string; time: string; title: string; lane: number | undefined }[];
    }
  | { kind: 'network'; you: string; people: number }
  | { kind: 'meeting' }
  | { kind: 'catalog'; services: readonly { name: string; lane: number }[] }
  | { kind: 'pistons'; running: number }
  | { kind: 'week'; days: readonly { day: string; ads: number }[] }
  | { kind: 'document'; sections: readonly number[] }
  | { kind: 'questions'; questions: readonly { word: string; lane: number }[] };

export type SocialPicture = {
  route: Route;
  /** The page's own headline; each entry starts a new line. */
  headline: readonly string[];
  /** The price, on a page that sells one thing; a sentence if the headline is a name. */
  detail?: string;
  /** What the page belongs to, or what its drawing shows, if the headline does not say it. */
  label?: string | undefined;
  motif: SocialMotif;
  /** What the drawing shows, for the alternative text. */
  drawing: string;
};

type Content = Omit<SocialPicture, 'route'>;

const labelOf = (id: PageId) => menuLabel({ id });
const percents = premiumPlans.map(({ discountPercent }) => discountPercent);

/** A legal document: its name, its date and its first page. */
function documentPicture(page: 'privacy' | 'terms'): Content {
  return {
    headline: [pageRoute(page).title],
    detail: `${legalCopy.updated.label} ${legalCopy.updated.text}.`,
    motif: { kind: 'document', sections: [1, 2, 3] },
    drawing: 'A sheet of paper with numbered sections.',
  };
}

const ownPages: Record<Exclude<PageId, 'notFound'>, Content> = {
  home: {
    headline: home.hero.heading,
    label: pageRoute('home').title,
    motif: { kind: 'tangle' },
    drawing: `A tangled line runs into an engine and leaves it as ${inWords(lanes.length)} parallel lines.`,
  },
  pbsengine: {
    label: labelOf('pbsengine'),
    headline: [platformContent.hero.heading],
    motif: { kind: 'lanes', lanes },
    drawing: `One line runs into an engine and leaves it as ${inWords(lanes.length)} lines, each named after its job.`,
  },
  pbsenginePremium: {
    label: labelOf('pbsenginePremium'),
    headline: premiumContent.hero.heading,
    motif: { kind: 'ladder', percents },
    drawing: `Two lines climb side by side through ${inWords(percents.length)} stations.`,
  },
  aiAutomation: {
    label: labelOf('aiAutomation'),
    headline: [ai.hero.heading],
    motif: { kind: 'day', stops: dayStops },
    drawing: `One working day as a line with ${inWords(dayStops.length)} stops, from a missed call to the payment.`,
  },
  linkedin: {
    label: labelOf('linkedin'),
    headline: linkedin.hero.heading,
    motif: {
      kind: 'network',
      you: linkedin.hero.network.you,
      people: linkedin.hero.network.people.to,
    },
    drawing: 'One line splits and splits again until it reaches many people.',
  },
  collective: {
    headline: [company.communityName],
    detail: 'Talk shop with other owners.',
    motif: { kind: 'meeting' },
    drawing: `${inWordsFirst(lanes.length)} lines from different places meet at one station and go on together.`,
  },
  catalog: {
    headline: ['Service catalog'],
    detail: 'Our main services in one place.',
    motif: {
      kind: 'catalog',
      services: coreServices.map(({ name }, index) => ({ name, lane: 1 + 2 * index })),
    },
    drawing: `A catalog with the names of ${inWords(coreServices.length)} services on its cover.`,
  },
  privacy: documentPicture('privacy'),
  terms: documentPicture('terms'),
  search: {
    headline: [pageRoute('search').title],
    detail: SEARCH_HINT,
    motif: { kind: 'questions', questions: SEARCH_WORDS },
    drawing: `${inWordsFirst(SEARCH_WORDS.length)} questions stand on ${inWords(lanes.length)} lines like stations.`,
  },
};

function purchaseMotif({ entry }: Purchase): Pick<Content, 'motif' | 'drawing' | 'label'> {
  switch (entry.line) {
    case 'standard': {
      const running = standardPlans.indexOf(entry) + 1;
      return {
        motif: { kind: 'pistons', running },
        drawing: `An engine, ${running} of its ${standardPlans.length} cylinders running.`,
      };
    }
    case 'premium':
      return {
        motif: { kind: 'ladder', percents, current: entry.discountPercent },
        ...(entry.discountPercent > 0 && {
          label: `${entry.discountPercent}% off additional services`,
        }),
        drawing: `A line climbs through ${inWords(percents.length)} stations, each a discount on additional services; the one at ${entry.discountPercent}% is lit.`,
      };
    case 'linkedin': {
      const ads = spread(entry.advertisementsPerWeek, sampleWeek.length);
      return {
        motif: {
          kind: 'week',
          days: sampleWeek.map(({ day }, index) => ({ day, ads: ads[index] ?? 0 })),
        },
        drawing: `A week as a line with ${entry.advertisementsPerWeek} advertisements standing on it.`,
      };
    }
  }
}

function contentOf(site: Site, route: Route): Content {
  const purchase = site.purchases.find(({ id }) => id === route.id);
  if (!purchase) return ownPages[route.id as keyof typeof ownPages];
  return {
    headline: [purchase.product],
    detail: purchase.price,
    ...purchaseMotif(purchase),
  };
}

/** The picture of each page; the not-found page has no address to share. */
export function socialPictures(site: Site): readonly SocialPicture[] {
  return site.routes
    .filter(({ id }) => id !== 'notFound')
    .map((route) => ({ route, ...contentOf(site, route) }));
}

/** What a picture shows, in words: its headline and its drawing. */
export function socialPictureAlt({ headline, detail, drawing }: SocialPicture): string {
  const words = [headline.join(' '), detail].filter(Boolean).join(': ');
  return `${/[.!?]$/.test(words) ? words : `${words}.`} ${drawing}`;
}

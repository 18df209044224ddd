import { sectionNames } from '#features/search/section-names.ts';
import { searchWords } from '#features/search/words.ts';
import { createAnalyzer, membersOf, type SearchWords } from '#lib/search/analyze.ts';
import type { SearchIndexFile } from '#lib/search/search-index.ts';
import { pageLabel } from '#site/navigation.ts';
import type { Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { sectionsOfPage, type PageSection } from './page-sections.ts';

const LEGAL_DOCUMENTS = ['privacy', 'terms'];
/** Someone who asks what the platform does is not looking for a clause, and someone ready to order starts from a price. */
const WEIGHTS = { page: 1, legalDocument: 0.88, purchase: 0.65 };
const SENTENCE_END = /(?<=[.!?;]['’”)]?)\s+(?=[\p{Lu}\d“$(])/u;
const IS_SENTENCE = /[.!?;:]$/;
const HAS_FIGURE = /\d/;

/** The pages that the search covers: all but the search page itself and the not-found page. */
export function searchedRoutes({ routes }: Pick<Site, 'routes'>): readonly Route[] {
  return routes.filter(({ id }) => id !== 'search' && id !== 'notFound');
}

/**
 * The index of the site's pages, whose HTML is in `htmlOf`. Each clause of a legal document is cut to its first sentence
 * and those with a meaning that pages and earlier clauses hardly mention.
 */
export function createSearchIndex(site: Site, htmlOf: ReadonlyMap<Route, string>): SearchIndexFile {
  const routes = searchedRoutes(site).map((route) => ({
    route,
    kind: kindOf(site, route),
    sections: sectionsOfPage(htmlOf.get(route) ?? ''),
  }));
  const shorten = clauseShortener(
    searchWords,
    routes.flatMap(({ kind, sections }) => (kind === 'page' ? sections : [])),
  );
  return {
    words: withoutOtherForms(searchWords),
    pages: routes.map(({ route, kind, sections: cut }) => {
      const label = kind === 'purchase' ? `Order ${route.title}` : pageLabel(route);
      const names = (sectionNames as Readonly<Record<string, Record<string, string>>>)[route.id];
      const sections = cut.map(({ id, heading, lines }) => {
        const name = id === '' ? label : (names?.[id] ?? heading);
        const text = kind === 'legalDocument' ? shorten(lines) : lines;
        // A page that only shows a frame has no words of its own.
        const said = text.length > 0 || id !== '' ? text.join('\n') : route.description;
        return [id, name, heading === name ? '' : heading, said] as const;
      });
      return { path: route.path, label, weight: WEIGHTS[kind], sections };
    }),
  };
}

function kindOf({ purchases }: Site, { id }: Route): keyof typeof WEIGHTS {
  if (LEGAL_DOCUMENTS.includes(id)) return 'legalDocument';
  return purchases.some((purchase) => purchase.id === id) ? 'purchase' : 'page';
}

/** Words that the search treats as the same anyway ("migrate", "migration") need to be sent only once. */
function withoutOtherForms({ ignored, meanings }: SearchWords): SearchWords {
  const analyze = createAnalyzer({ ignored: '', meanings: {} });
  const basesOf = (text: string) =>
    analyze(text)
      .map(({ base }) => base)
      .join(' ');
  const eachOnce = (list: string) => {
    const members = membersOf(list).map((member) => ({ member, bases: basesOf(member) }));
    return members
      .filter(({ bases }, index) => members.findIndex((other) => other.bases === bases) === index)
      .map(({ member }) => member)
      .join(',');
  };
  return {
    ignored: membersOf(ignored).join(','),
    meanings: Object.fromEntries(
      Object.entries(meanings).map(([name, members]) => [name, eachOnce(members)]),
    ),
  };
}

/** A meaning that this many sections and clauses mention needs no further sentence of a clause. */
const SAID_ENOUGH = 2;

/**
 * Cuts a clause to its first sentence and those with a meaning that `pages` and earlier clauses hardly mention. Of its
 * tables, the rows that state a figure stay.
 */
function clauseShortener(
  words: SearchWords,
  pages: readonly PageSection[],
): (lines: readonly string[]) => readonly string[] {
  const analyze = createAnalyzer(words);
  const meaningsOf = (text: string) => new Set(analyze(text).flatMap(({ meanings }) => meanings));
  const timesSaid = new Map<string, number>();
  const count = (text: string) => {
    for (const meaning of meaningsOf(text))
      timesSaid.set(meaning, (timesSaid.get(meaning) ?? 0) + 1);
  };
  const isRare = (meaning: string) => (timesSaid.get(meaning) ?? 0) < SAID_ENOUGH;
  for (const { heading, lines } of pages) count([heading, ...lines].join('\n'));
  return (lines) => {
    const parts = lines.flatMap((line) => line.split(SENTENCE_END));
    const [first, ...others] = parts.filter((part) => IS_SENTENCE.test(part));
    const kept = new Set(first === undefined ? [] : [first]);
    for (;;) {
      const said = meaningsOf([...kept].join('\n'));
      const [best] = others
        .filter((sentence) => !kept.has(sentence))
        .map((sentence) => ({ sentence, news: meaningsOf(sentence).difference(said) }))
        .filter(({ news }) => [...news].some(isRare))
        .sort((one, other) => other.news.size - one.news.size);
      if (!best) break;
      kept.add(best.sentence);
    }
    count([...kept].join('\n'));
    return parts.filter(
      (part) => kept.has(part) || (!IS_SENTENCE.test(part) && HAS_FIGURE.test(part)),
    );
  };
}

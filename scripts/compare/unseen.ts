import { load, type CheerioAPI } from 'cheerio';

/** What differs in a page besides its words and its looks, in sentences. */
export function unseenChanges(before: string, after: string): string[] {
  const [old, current] = [load(before), load(after)];
  const [links, newLinks] = [linksOf(old), linksOf(current)];
  return [
    ...[...newLinks.difference(links)].map((address) => `A link leads to ${address} now.`),
    ...[...links.difference(newLinks)].map((address) => `No link leads to ${address} any more.`),
    ...(dataOf(old) === dataOf(current)
      ? []
      : ['What search engines read as structured data differs.']),
  ];
}

function linksOf($: CheerioAPI): Set<string> {
  return new Set(
    $('a[href]')
      .get()
      .map(({ attribs }) => attribs.href ?? ''),
  );
}

const dataOf = ($: CheerioAPI) => $('script[type="application/ld+json"]').text();

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { proof } from '#data/proof.ts';
import { ICONS } from '#site/files.ts';
import { builtSite, pages, read, root } from './pages.ts';

type Thing = { '@id'?: string; '@type'?: string; price?: number } & Record<string, unknown>;

/** Every object in a JSON value, including the value itself. */
function* thingsIn(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Thing;
  for (const inner of Object.values(value)) yield* thingsIn(inner);
}

/** Every page with its JSON-LD graph. */
const graphs = pages.map(({ route, html, $ }) => {
  const scripts = $('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${route.path} has ${scripts.length} graphs`);
  const graph = (JSON.parse(scripts.text()) as { '@graph': Thing[] })['@graph'];
  const ofType = (type: string) => graph.find((thing) => thing['@type'] === type);
  return { route, html, $, graph, ofType, canonical: $('link[rel=canonical]').attr('href') };
});

describe('the graph of every page', () => {
  test('resolves: every reference points to a node of the graph, and no id is used twice', () => {
    for (const { route, graph } of graphs) {
      const things = [...thingsIn(graph)].filter((thing) => thing['@id']);
      const isReference = (thing: Thing) => Object.keys(thing).length === 1;
      const defined = things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']);
      const broken = things.filter(
        (thing) => isReference(thing) && !defined.includes(thing['@id']),
      );
      expect.soft([new Set(defined).size, broken], route.path).toEqual([defined.length, []]);
    }
  });

  test('says what the page says of itself, and leads to it through pages with different names', () => {
    for (const { route, $, ofType, canonical } of graphs) {
      const { url, name, description } = ofType('WebPage') ?? {};
      // The not-found page has no address and so no WebPage; its graph only says whose site this is.
      const own = [canonical, $('title').text(), $('meta[name=description]').attr('content')];
      expect
        .soft([url, name, description], route.path)
        .toEqual(canonical ? own : own.map(() => undefined));
      const list = ofType('BreadcrumbList')?.itemListElement ?? [];
      const names = (list as { name: string }[]).map((item) => item.name);
      const isHome = canonical === builtSite.absoluteUrl('/');
      expect.soft(names.length === 0, route.path).toBe(isHome || !canonical);
      expect.soft(new Set(names).size, route.path).toBe(names.length);
    }
  });

  test('passes the validator, and stays inside its script', async () => {
    for (const { route, html } of graphs) {
      const embedSource = ['rdfa', 'microdata'];
      const found = new WebAutoExtractor({ addLocation: true, embedSource }).parse(html);
      const issues = await new Validator().validate(found);
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect.soft(errors, route.path).toEqual([]);
      const [, json = ''] = html.split('application/ld+json">');
      expect.soft(json.slice(0, json.indexOf('</script>')), route.path).not.toMatch(/[<>]/);
    }
  });
});

const offers = graphs.flatMap(({ route, $, graph }) =>
  [...thingsIn(graph)]
    .filter((thing) => thing['@type'] === 'Offer')
    .map(({ url, price, name }) => {
      const { pathname } = new URL(String(url));
      const said = `${route.path} offers ${String(name)} for ${price}`;
      // As a whole price, not as the beginning of a larger one.
      const amount = new RegExp(`\\$${price?.toLocaleString('en-US') ?? '?'}(?![\\d,]*\\d)`);
      return { route, $, pathname, amount, said };
    }),
);

describe('what the graphs offer', () => {
  test('is every plan, bundle and offer, on the page that has it', () => {
    const counts = Object.groupBy(offers, ({ route }) => route.id);
    expect(counts.pbsengine).toHaveLength(2 * standardPlans.length);
    expect(counts.pbsenginePremium).toHaveLength(2 * premiumPlans.length);
    expect(counts.aiAutomation).toHaveLength(Object.keys(aiOffers).length);
    expect(counts.linkedin).toHaveLength(linkedinBundles.length);
  });

  test('has the price that a visitor reads', () => {
    for (const { route, $, pathname, amount, said } of offers) {
      // In the card or row that links to the offer, or anywhere on the page if nothing links to it.
      const cards = $(`main a[href="${pathname}"]`).closest('[data-period], article, tr');
      const places = pathname !== route.path && cards.length > 0 ? cards : $('main');
      // A space for each tag: an amount may be followed by a figure in another element.
      for (const place of places.toArray())
        expect.soft($.html(place).replaceAll(/<[^>]+>/g, ' '), said).toMatch(amount);
    }
  });

  test('is sold for that on the page that it leads to', () => {
    const sold = new Map(builtSite.purchases.map(({ id, path }) => [path as string, id]));
    for (const { pathname, amount, said } of offers.filter((offer) => sold.has(offer.pathname))) {
      const page = pages.find(({ route }) => route.path === pathname);
      expect.soft(page?.$('h1').text(), said).toMatch(amount);
    }
  });
});

test('pages that may be listed, the sitemap and llms.txt agree, and robots.txt leads there', () => {
  const listed = builtSite.routes
    .filter(({ indexed }) => indexed)
    .map(({ path }) => builtSite.absoluteUrl(path));
  const matches = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, url]) => url);
  expect(
    graphs.filter(({ $ }) => $('meta[name=robots]').length === 0).map((page) => page.canonical),
  ).toEqual(listed);
  expect(matches(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(listed);
  expect(read('llms.txt')).toMatch(/^# PBS\n/);
  expect(matches(read('llms.txt'), /^- \[.+?\]\((.*?)\): .+\.$/gm)).toEqual(listed);
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${builtSite.absoluteUrl('/sitemap.xml')}\n`,
  );
});

test('the security contact is that of the site, and expires within a year', () => {
  const text = read('.well-known/security.txt');
  const [expires = ''] = /(?<=^Expires: ).+$/m.exec(text) ?? [];
  const canonical = builtSite.absoluteUrl('/.well-known/security.txt');
  expect(text).toBe(
    `Contact: mailto:${builtSite.env.supportEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`,
  );
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

test('the icons have the sizes that they declare, and the manifest names them', () => {
  for (const { path, size } of [ICONS.appleTouch, ...ICONS.app]) {
    const { width, height } = decode(readFileSync(join(root, path)));
    expect.soft([width, height], path).toEqual([size, size]);
  }
  // The header of an .ico file is six bytes; the width and the height of its first picture follow.
  expect([...readFileSync(join(root, ICONS.legacy.path)).subarray(0, 8)]).toEqual([
    0, 0, 1, 0, 1, 0, 32, 32,
  ]);
  expect(JSON.parse(read(ICONS.manifest))).toMatchObject({
    ...{ id: '/', short_name: 'PBS', start_url: '/' },
    icons: ICONS.app.map(({ path, size }, index) => ({
      src: path,
      sizes: `${size}x${size}`,
      purpose: ['any', 'any', 'maskable'][index],
    })),
  });
});

test('people, address and sources that the owner has added are in the structured data and in llms.txt', () => {
  const { crew, postalAddress, statusPage } = proof;
  const sources = Object.values(proof.reviews).flatMap((reviews) => reviews?.url ?? []);
  const texts = read('llms.txt');
  const said: readonly (readonly [words: string, isAdded: boolean])[] = [
    ['Who works here: ', crew.length > 0],
    ['WhatsApp: ', proof.answering !== null],
    ['The free call takes ', proof.call !== null],
    ['From order to live: ', proof.orderToLive !== null],
    [`${company.platformName} works with `, proof.integrations.length > 0],
    ['Rated ', sources.length > 0],
    ['How it runs today: ', statusPage !== null],
    ['Letters: ', postalAddress !== null],
    ...[...crew.map(({ name }) => name), ...sources].map((words) => [words, true] as const),
  ];
  expect(said.map(([words]) => [words, texts.includes(words)])).toEqual(said);

  const seller = graphs[0]?.ofType('Organization');
  const given = (...values: string[]) => (values.length > 0 ? values : undefined);
  expect((seller?.employee as Thing[] | undefined)?.map(({ name }) => name)).toEqual(
    given(...crew.map(({ name }) => name)),
  );
  expect((seller?.address as Thing | undefined)?.streetAddress).toBe(postalAddress?.street);
  expect(seller?.sameAs).toEqual(given(...sources));
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { ICONS } from '#site/icons.ts';
import { testSite } from '#tests/test-site.ts';
import { fileOf, pages, root } from './pages.ts';

type Thing = { '@id'?: string; '@type'?: string; price?: number } & Record<string, unknown>;

/** Every object in a JSON value, including the value itself. */
function* thingsIn(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Thing;
  for (const inner of Object.values(value)) yield* thingsIn(inner);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const graphs = pages.flatMap(({ route, html, $ }) => {
  const text = $('script[type="application/ld+json"]').text();
  return text === '' ? [] : [{ route, html, $, graph: JSON.parse(text) as { '@graph': Thing[] } }];
});

test('every page has one graph', () => {
  expect(graphs.map(({ route }) => route.id)).toEqual(testSite.routes.map(({ id }) => id));
});

describe.each(graphs)('the graph of $route.path', ({ html, $, graph }) => {
  test('resolves: every reference points to a node of the graph, and no id is used twice', () => {
    const things = [...thingsIn(graph)];
    const isReference = (thing: Thing) => Object.keys(thing).length === 1;
    const defined = things
      .filter((thing) => thing['@id'] && !isReference(thing))
      .map((thing) => thing['@id']);
    expect(new Set(defined).size).toBe(defined.length);
    for (const thing of things.filter((candidate) => candidate['@id'] && isReference(candidate))) {
      expect(defined).toContain(thing['@id']);
    }
  });

  test('names the same address as the page', () => {
    const page = graph['@graph'].find((thing) => thing['@type'] === 'WebPage');
    expect(page?.url).toBe($('link[rel=canonical]').attr('href'));
    // A response without an address has no WebPage; its graph only says whose site this is.
    if (!page) return;
    expect(page.name).toBe($('title').text());
    expect(page.description).toBe($('meta[name=description]').attr('content'));
  });

  test('leads to the page through pages with different names', () => {
    const list = graph['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList');
    const names = ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name);
    expect(names.length === 0).toBe(
      [undefined, testSite.absoluteUrl('/')].includes($('link[rel=canonical]').attr('href')),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('passes the validator', async () => {
    const extractor = new WebAutoExtractor({
      addLocation: true,
      embedSource: ['rdfa', 'microdata'],
    });
    const issues = await new Validator().validate(extractor.parse(html));
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    expect(errors.map(({ issueMessage }) => issueMessage)).toEqual([]);
  });

  test('stays inside its script, no matter what its texts contain', () => {
    const [, json, ...others] = html.split('application/ld+json">');
    expect(others).toEqual([]);
    expect(json?.slice(0, json.indexOf('</script>'))).not.toMatch(/[<>]/);
    expect(json).toContain('"@graph"');
  });
});

const offers = graphs.flatMap(({ route, $, graph }) =>
  [...thingsIn(graph)]
    .filter((thing) => thing['@type'] === 'Offer')
    .map((thing) => ({ route, $, url: String(thing.url), price: thing.price, name: thing.name })),
);

test('every plan, bundle and offer is offered on the page that has it', () => {
  const counts = Object.fromEntries(
    graphs.map(({ route }) => [route.id, offers.filter((offer) => offer.route === route).length]),
  );
  expect(counts).toMatchObject({
    pbsengine: 2 * standardPlans.length,
    pbsenginePremium: 2 * premiumPlans.length,
    aiAutomation: Object.keys(aiOffers).length,
    linkedin: linkedinBundles.length,
  });
});

const isPurchase = (url: string) =>
  testSite.purchases.some(({ path }) => testSite.absoluteUrl(path) === url);

test.each(offers)('$route.path offers $name at the price that a visitor reads', (offer) => {
  const { route, $, url, price } = offer;
  const { pathname } = new URL(url);
  // The price is in the card or row that links to the offer, or anywhere on the page if nothing links to it.
  const cards = $(`main a[href="${pathname}"]`).closest('[data-period], article, tr');
  const places = pathname !== route.path && cards.length > 0 ? cards : $('main');
  // A space for each tag: an amount may be followed by a figure in another element.
  const texts = places
    .map((_, place) =>
      $(place)
        .html()
        ?.replaceAll(/<[^>]+>/g, ' '),
    )
    .get();
  // As a whole price, not as the beginning of a larger one.
  const amount = new RegExp(`\\$${price?.toLocaleString('en-US') ?? '?'}(?![\\d,]*\\d)`);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(amount);
});

test.each(offers.filter(({ url }) => isPurchase(url)))(
  'the page that $name leads to sells it at that price',
  ({ url, price }) => {
    const { pathname } = new URL(url);
    const sold = pages.find(({ route }) => route.path === pathname);
    expect(sold?.$('h1').text()).toContain(`$${price?.toLocaleString('en-US') ?? '?'}`);
  },
);

describe('the lists of pages', () => {
  const listed = testSite.routes
    .filter(({ indexed }) => indexed)
    .map(({ path }) => testSite.absoluteUrl(path))
    .sort();
  const canonical = pages
    .filter(({ $ }) => $('meta[name=robots]').length === 0)
    .map(({ $ }) => $('link[rel=canonical]').attr('href') ?? '')
    .sort();

  test('agree: pages that may be listed, sitemap, llms.txt', () => {
    expect(canonical).toEqual(listed);
    expect(
      [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).sort(),
    ).toEqual(listed);
    expect(
      [...read('llms.txt').matchAll(/^- \[.+?\]\((.*?)\)/gm)].map(([, url]) => url).sort(),
    ).toEqual(listed);
  });

  test('are found through robots.txt', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${testSite.absoluteUrl('/sitemap.xml')}`);
  });

  test('the security contact has not expired, and will within a year', () => {
    const expires = Date.parse(
      /^Expires: (.+)$/m.exec(read('.well-known/security.txt'))?.[1] ?? '',
    );
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
  });
});

describe('the icons', () => {
  test.each([ICONS.appleTouch, ...ICONS.app])(
    '$path has the size that it declares',
    ({ path, size }) => {
      expect(imageSize(readFileSync(join(root, path)))).toMatchObject({
        width: size,
        height: size,
        type: 'png',
      });
    },
  );

  test('favicon.ico contains its picture', () => {
    expect(imageSize(readFileSync(join(root, ICONS.legacy.path)))).toMatchObject({
      width: 32,
      height: 32,
      type: 'ico',
    });
  });

  test('the manifest names icons that exist', () => {
    const manifest = JSON.parse(read(ICONS.manifest)) as { icons: { src: string }[] };
    expect(manifest.icons.map(({ src }) => src)).toEqual(ICONS.app.map(({ path }) => path));
  });
});

describe('the search page', () => {
  const search = pages.find(({ route }) => route.id === 'search');
  test('is the page that the structured data promises', () => {
    expect(search && fileOf(search.route.path)).toBe(join(root, 'search.html'));
    expect(search?.$('input').attr('name')).toBe('q');
  });
});

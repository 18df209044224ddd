import { expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { socialPictures } from '#seo/pictures/content.ts';
import { TITLE_SUFFIX } from '#site/identity.ts';
import { createPurchases } from '#site/purchases.ts';
import { createRoutes } from '#site/routes.ts';
import { testSite } from '#tests/test-site.ts';

const { routes, env } = testSite;
const { level1, level2 } = env.linkedinSlugs;

test('the site has the pages of the specification, section 2, and the search page of its structured data', () => {
  const paths: readonly string[] = routes.map(({ path }) => path);
  const specified = [
    ...['/', '/pbsengine', '/pbsengine-premium', '/ai-automation-systems', '/linkedin-management'],
    ...['/pbs-collective', '/service-catalog', '/privacy-policy', '/terms-of-service'],
    ...['/search', '/404', `/${level1}`, `/${level2}`],
    ...standardPlans.flatMap(({ prices: { month, year } }) => [month.path, year.path]),
    ...premiumPlans.map(({ prices }) => prices.month.path),
  ];
  expect(
    specified.filter((path) => !paths.includes(path)),
    'Others link to these addresses: write them back in src/site/routes.ts or the plan’s data',
  ).toEqual([]);
});

test('only the legal pages, the search page and the not-found page stay out of search engines', () => {
  const unlisted = routes.filter(({ indexed }) => !indexed).map(({ id }) => id);
  expect(unlisted).toEqual(['privacy', 'terms', 'search', 'notFound']);
});

test('a page without a social picture is told with the place where pictures are', () => {
  const added = routes.map((route) =>
    route.id === 'search' ? { ...route, id: 'careers' } : route,
  );
  expect(() => socialPictures({ ...testSite, routes: added })).toThrow(
    /src\/seo\/pictures\/content\.ts.*\n.*ownPages\.careers: is missing/,
  );
});

test('every page has a title that search results show whole and a description, both its own, and keywords', () => {
  for (const { path, title, description, keywords } of routes) {
    expect.soft(title.length + TITLE_SUFFIX.length, path).toBeLessThanOrEqual(60);
    expect.soft(title, path).not.toContain(TITLE_SUFFIX);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect.soft(description, path).toMatch(/^[A-Z].*\.$/);
    expect.soft(keywords.length, path).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
});

test('a configured slug that is taken stops the build and says what to change', () => {
  const colliding = createPurchases({ linkedinSlugs: { level1: 'pbsengine', level2: 'free1234' } });
  expect(() => createRoutes(colliding)).toThrow(
    '/pbsengine of "linkedin-level-1" is taken; change LINKEDIN_LEVEL_…_SLUG',
  );
});

import lighthouse, { desktopConfig } from 'lighthouse';
import { describe, expect, inject, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { address } from './visitor.ts';

const CATEGORIES = ['best-practices', 'seo'];

/** One purchase page of each line stands for its sisters, which differ in words and prices alone. */
const firstOfEachLine = testSite.purchases.filter(
  ({ backTo }, index, all) => all.findIndex((purchase) => purchase.backTo === backTo) === index,
);
const contentPages = testSite.routes.filter(
  ({ id, indexed }) => indexed && !testSite.purchases.some((purchase) => purchase.id === id),
);

describe.each([
  { device: 'a phone', config: undefined, routes: [...contentPages, ...firstOfEachLine] },
  { device: 'a desktop', config: desktopConfig, routes: contentPages },
])('Lighthouse on $device', ({ config, routes }) => {
  test.each(routes)('finds nothing to mend on $path', async ({ path }) => {
    const result = await lighthouse(
      address(path),
      {
        port: Number(new URL(inject('browserEndpoint')).port),
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
      },
      config,
    );
    const lhr = result?.lhr;
    expect(lhr?.runtimeError).toBeUndefined();
    const failed = Object.values(lhr?.audits ?? {})
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id, title }) => `${id}: ${title}`);
    expect(failed).toEqual([]);
    expect(CATEGORIES.map((category) => lhr?.categories[category]?.score)).toEqual([1, 1]);
  });
});

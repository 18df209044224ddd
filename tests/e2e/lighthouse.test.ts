import lighthouse from 'lighthouse';
import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { browserEndpoint } from './support/visitor.ts';

const CATEGORIES = ['best-practices', 'seo'];

/** One page of each kind. What search engines read on every page is checked in the built pages. */
const PAGES = [
  ['content', href('home')],
  ['content with an island', href('pbsengine')],
  ['a purchase in a frame', testSite.purchase('standard-monthly').path],
  ['another site in a lazy frame', href('collective')],
] as const;

test.each(PAGES)('Lighthouse finds nothing to fix on a page of %s: %s', async (_, path) => {
  const result = await lighthouse(`${testSite.env.siteOrigin}${path}`, {
    port: Number(new URL(browserEndpoint()).port),
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    // A framed page may keep loading; everything that is checked here is there long before.
    maxWaitForLoad: 5_000,
    // Neither category measures time, so waiting for quiet or taking a screenshot gains nothing.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 0,
    disableFullPageScreenshot: true,
  });
  const lhr = result?.lhr;
  expect(lhr?.runtimeError).toBeUndefined();
  const failed = Object.values(lhr?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id, title }) => `${id}: ${title}`);
  expect(failed).toEqual([]);
  expect(CATEGORIES.map((category) => lhr?.categories[category]?.score)).toEqual([1, 1]);
});

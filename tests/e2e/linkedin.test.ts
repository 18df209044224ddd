import { expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { openPage, useBrowser } from './support/browser-fixture.ts';

useBrowser();

test('each bundle is under as many blocks as it has advertisements', async () => {
  const { page } = await openPage(href('linkedin'));
  const blocks = await page.$$eval(`#${PRICING_ID} article`, (articles) =>
    articles.map(
      (article) =>
        [...article.querySelectorAll('[aria-hidden] > p')].filter((block) =>
          block.checkVisibility(),
        ).length,
    ),
  );
  expect(blocks).toEqual(linkedinBundles.map((bundle) => bundle.advertisementsPerWeek));
});

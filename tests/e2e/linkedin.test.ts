import { expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { atWidths, openPage, useBrowser } from './support/browser-fixture.ts';

useBrowser();

test('the bundles line up, each under as many blocks as it has advertisements, no price across lines', async () => {
  const { page } = await openPage(href('linkedin'));
  const cards = await page.$$eval(`#${PRICING_ID} article`, (articles) =>
    articles.map((article) => ({
      blocks: [...article.querySelectorAll('[aria-hidden] > p')].filter((block) =>
        block.checkVisibility(),
      ).length,
      lines: ['h3', 'a', 'ul'].map((part) =>
        Math.round(article.querySelector(part)?.getBoundingClientRect().top ?? 0),
      ),
    })),
  );
  expect(cards.map(({ blocks }) => blocks)).toEqual(
    linkedinBundles.map((bundle) => bundle.advertisementsPerWeek),
  );
  for (const { lines } of cards) expect(lines).toEqual(cards[0]?.lines);

  await atWidths(page, [320, 768, 1024, 1152, 1280], async (width) => {
    const lines = await page.$$eval(`#${PRICING_ID} article b`, (all) =>
      all.filter((b) => b.checkVisibility()).map((b) => b.getClientRects().length),
    );
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
  });
});

// The cards that sell something, on every page that has them.
import { expect, test } from 'vitest';
import { content as ai } from '#features/ai/content.ts';
import { content as home } from '#features/home/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { atWidths, openPage, useBrowser } from './support/browser-fixture.ts';

useBrowser();

const PAGES = [
  { path: href('home'), section: `section:has(#${home.tickets.id})`, cards: 3 },
  { path: href('pbsengine'), section: `#${PRICING_ID}`, cards: 3 },
  { path: href('pbsenginePremium'), section: `#${PRICING_ID}`, cards: 6 },
  { path: href('aiAutomation'), section: `section:has(#${ai.offers.id})`, cards: 2 },
  { path: href('linkedin'), section: `#${PRICING_ID}`, cards: 3 },
];

test.each(PAGES)('the cards in a row of $path line up, and no price breaks', async (row) => {
  const { page } = await openPage(row.path);
  await atWidths(page, [1440, 1024], async (width) => {
    const cards = await page.$$eval(`${row.section} article`, (articles) =>
      articles.map((article) => ({
        left: article.getBoundingClientRect().left,
        tops: Object.fromEntries(
          ['h3', 'p > b', 'a', 'ul'].flatMap((part) => {
            const shown = [...article.querySelectorAll(part)].find((one) => one.checkVisibility());
            return shown ? [[part, shown.getBoundingClientRect().top]] : [];
          }),
        ),
      })),
    );
    expect(cards).toHaveLength(row.cards);
    cards.forEach((card, index) => {
      const before = cards[index - 1];
      // The first card of a row has none on its left.
      if (!before || before.left >= card.left) return;
      expect.soft(Object.keys(card.tops)).toEqual(Object.keys(before.tops));
      for (const [part, top] of Object.entries(card.tops))
        expect
          .soft(Math.abs(top - (before.tops[part] ?? NaN)), `${part} ${index} at ${width} px`)
          .toBeLessThanOrEqual(1);
    });
    expect(cards[1]?.left, `${width} px`).toBeGreaterThan(cards[0]?.left ?? NaN);
  });
  // A phone shows some plans on request.
  await page.$$eval(`${row.section} details:has(article)`, (folds) => {
    for (const fold of folds) fold.open = true;
  });
  await atWidths(page, [320, 768, 1024, 1152, 1280], async (width) => {
    const lines = await page.$$eval(`${row.section} article`, (articles) =>
      articles.map(
        (article) =>
          [...article.querySelectorAll('p > b')]
            .find((price) => price.checkVisibility())
            ?.getClientRects().length,
      ),
    );
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
  });
});

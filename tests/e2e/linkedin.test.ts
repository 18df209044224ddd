import { expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { atWidths, DESKTOP, openPage, PHONE, useBrowser } from './support/browser-fixture.ts';
import { allByRole, textOf } from './support/roles.ts';

useBrowser();

const PATH = href('linkedin');

test('the bundles line up, each under as many blocks as it has advertisements, no price across lines', async () => {
  const { page } = await openPage(PATH);
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

test('the week is a table on any screen: days across, jobs down, a row of ads per level', async () => {
  const { page } = await openPage(PATH);
  const { from, to } = claims.weeklyConnections;
  const textsOf = async (role: string) =>
    Promise.all((await allByRole(page, role, { within: '#week table' })).map(textOf));
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewport(viewport);
    expect((await textsOf('columnheader')).slice(-5)).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => expect.stringMatching(new RegExp(day.slice(0, 3), 'i')) as string,
      ),
    );
    expect(await textsOf('rowheader')).toEqual([
      expect.stringMatching(/^Connections/),
      expect.stringMatching(/^Messages/),
      expect.stringMatching(/^Posts/),
      ...linkedinBundles.map(({ number }) => `Ads Level ${number}`),
    ]);
    expect((await textsOf('cell'))[0]).toContain(`${from / 5} to ${to / 5}+`);
  }
  // The rings of the first figure are filled, the others open.
  const filled = await page.$$eval(
    '#week tbody tr:first-child td [aria-hidden] i',
    (rings) =>
      rings.filter((ring) => getComputedStyle(ring).backgroundColor !== 'rgba(0, 0, 0, 0)').length,
  );
  expect(filled).toBe(from);
});

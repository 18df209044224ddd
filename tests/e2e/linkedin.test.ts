import type { Page, SerializedAXNode } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { byRole, textOf } from './support/roles.ts';
import { address, atWidths, follow, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const PATH = href('linkedin');
const SOLD_ONLINE = linkedinBundles.filter((bundle) => bundle.number !== 3);

describe('the bundles', () => {
  test('line up, each under as many blocks as it has advertisements', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(PATH));
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
    });
  });

  test('never break a price across lines', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(PATH));
      await atWidths(page, [320, 768, 1024, 1152, 1280], async (width) => {
        const lines = await page.$$eval(`#${PRICING_ID} article b`, (all) =>
          all.filter((b) => b.checkVisibility()).map((b) => b.getClientRects().length),
        );
        expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
      });
    });
  });

  test.each(SOLD_ONLINE)('the button of $level leads to its purchase page', async (bundle) => {
    await visiting({}, async ({ page }) => {
      const purchase = testSite.purchase(bundle.id);
      await page.goto(address(PATH));
      const name = new RegExp(`^${bundle.buttonText}.*Level ${bundle.number}$`);
      await follow(page, await byRole(page, 'link', { name }));
      expect(page.url()).toBe(address(purchase.path));
      const heading = await textOf(
        await byRole(page, 'heading', { name: new RegExp(`Level ${bundle.number}`) }),
      );
      expect(heading).toContain(formatMoney(bundle.prices.once.amount));
    });
  });
});

/** The rows of the week as screen readers get them: the role and the name of every cell. */
async function readTable(page: Page): Promise<string[][]> {
  const root = await page.$('#week table');
  if (!root) throw new Error('The week has no table');
  const tree = await page.accessibility.snapshot({ root, interestingOnly: false });
  const rows: string[][] = [];
  const visit = (node: SerializedAXNode) => {
    if (node.role === 'row')
      rows.push((node.children ?? []).map(({ role, name }) => `${role} ${name}`));
    else node.children?.forEach(visit);
  };
  if (tree) visit(tree);
  return rows;
}

describe('the week', () => {
  const { from, to } = claims.weeklyConnections;

  test.each([
    ['desktop', {}],
    ['phone', { viewport: PHONE }],
  ])('is a table on a %s: days across, jobs down, a row of ads per level', async (_, options) => {
    await visiting(options, async ({ page }) => {
      await page.goto(address(PATH));
      const [days = [], ...jobs] = await readTable(page);
      expect(days.slice(1)).toEqual(
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
          (day) => `columnheader ${day}`,
        ),
      );
      expect(jobs.map(([header]) => header)).toEqual([
        expect.stringMatching(/^rowheader Connections/),
        expect.stringMatching(/^rowheader Messages /),
        expect.stringMatching(/^rowheader Posts /),
        ...linkedinBundles.map(({ number }) => `rowheader Ads Level ${number}`),
      ]);
      for (const cells of jobs) {
        expect(cells).toHaveLength(6);
        expect(cells.slice(1).every((cell) => /^(grid)?cell /.test(cell))).toBe(true);
      }
      expect(jobs[0]?.[1]).toContain(`${from / 5} to ${to / 5}+`);
    });
  });

  test('fills the rings of the first figure and leaves the others open', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(PATH));
      const filled = await page.$$eval(
        '#week tbody tr:first-child td [aria-hidden] i',
        (rings) =>
          rings.filter((ring) => getComputedStyle(ring).backgroundColor !== 'rgba(0, 0, 0, 0)')
            .length,
      );
      expect(filled).toBe(from);
    });
  });
});

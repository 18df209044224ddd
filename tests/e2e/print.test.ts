// What only a printout shows of prices and plans. The page matrix checks ink, grounds and cut words on every page.
import { expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { contentPages } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { openPage, useBrowser } from './support/browser-fixture.ts';
import {
  ALL,
  CHOICE,
  FILTER,
  level,
  MORE,
  newTablePage,
  shownPlans,
  TABLES,
} from './support/plan-table.ts';
import { LETTER, pagesOnPaper, paperProblems, showOnPaper, splitOnPaper } from './support/print.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;
const YEARLY = `${PRICING} label:has([value=yearly])`;

test.each([
  {
    path: href('pbsengine'),
    words: standardPlans.flatMap(({ prices }) => [
      `${formatMoney(prices.month.amount)} per month`,
      `${formatMoney(prices.year.amount)} per year`,
    ]),
  },
  {
    path: href('pbsenginePremium'),
    words: [
      ...premiumPlans.flatMap(({ prices }) => [
        formatMoney(prices.month.amount),
        formatMoney(prices.year.amount),
      ]),
      ...linkedinBundles.map((bundle) => `${bundle.advertisementsPerWeek} advertisements a week`),
    ],
  },
])('the prices of $path print on one Letter page, in black, with both periods', async (row) => {
  const { page } = await openPage(row.path, { theme: 'dark', viewport: LETTER });
  if (await page.$(YEARLY)) await page.click(YEARLY);
  await showOnPaper(page);
  const text = await page.$eval(PRICING, (section) => (section as HTMLElement).innerText);
  for (const words of row.words) expect(text).toContain(words);
  const inks = await page.$eval(PRICING, (section) =>
    [...section.querySelectorAll('h2, h3, p, b, s, li, dt, dd')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).color),
  );
  expect(inks.length).toBeGreaterThan(30);
  expect([...new Set(inks)]).toEqual(['rgb(0, 0, 0)']);
  expect(await pagesOnPaper(page, PRICING)).toBe(1);
});

test('the tables of plans print whole on one page and without controls, no matter what was filtered', async () => {
  const page = await newTablePage({ theme: 'dark' });
  await page.click(level(3));
  await page.setViewport(LETTER);
  await showOnPaper(page);
  expect(await shownPlans(page)).toEqual(ALL);
  const controls = await page.$$eval(`${FILTER}, ${CHOICE}, ${MORE}, ${TABLES} a`, (all) =>
    all.filter((node) => node.checkVisibility()),
  );
  expect(controls).toEqual([]);
  expect(await page.$eval(TABLES, (tables) => tables.scrollWidth - tables.clientWidth)).toBe(0);
  expect(await pagesOnPaper(page, 'section:has([data-plan-tables])')).toBe(1);
});

test.each(
  rowsOfTier(
    [
      { tags: [0], said: 'Your line: ' },
      { tags: [0, 1], said: 'Your lines: ' },
      { tags: [0, 1, 2, 3], said: 'One straight line: ' },
    ],
    ({ tags }) => tags.length === 2,
  ),
)(
  'tags that are pulled print in ink, with what they told and nothing to press: $tags',
  async ({ tags, said }) => {
    const { page } = await openPage(href('home'), { theme: 'dark', viewport: LETTER });
    await page.$$eval(
      '[data-thread] button',
      (buttons, pulled) => pulled.forEach((tag) => buttons[tag]?.click()),
      tags,
    );
    await page.waitForSelector('[data-thread]:not([data-moving])');
    expect(await paperProblems(page)).toEqual([]);
    const printed = await page.$eval('section', (hero) => hero.innerText);
    expect(printed).toContain(said);
    expect(printed).not.toMatch(/Start over|Pull it/);
  },
);

test.each(rowsOfTier(contentPages, ({ id }) => id === 'aiAutomation'))(
  'every card, row, plate and drawn list of $path is whole on one sheet',
  async ({ path }) => {
    const { page } = await openPage(path, { viewport: LETTER });
    expect(
      await splitOnPaper(
        page,
        'main :is(article, tr, div:has(> fieldset > ul), section:has(> ul))',
      ),
    ).toEqual([]);
  },
);

test('the picture of a receipt keeps its edges', async () => {
  const { page } = await openPage(href('pbsengine'), { viewport: LETTER });
  await showOnPaper(page);
  const borders = await page.$$eval('main figure', (figures) =>
    figures
      .filter((figure) => figure.textContent.includes('receipt'))
      .flatMap((figure) => [...figure.querySelectorAll('[aria-hidden] > div')])
      .map((slip) => getComputedStyle(slip).borderLeftWidth),
  );
  expect(borders).toEqual(['1px']);
});

test.each(['linkedin', 'pbsenginePremium'] as const)(
  'filled and open rings look different: %s',
  async (id) => {
    const { page } = await openPage(href(id));
    await page.emulateMediaType('print');
    await page.waitForFunction(() => matchMedia('print').matches);
    const adjusts = await page.$$eval('[data-on]', (marks) =>
      marks
        .filter((mark) => mark.checkVisibility())
        .map((mark) => getComputedStyle(mark).getPropertyValue('print-color-adjust')),
    );
    expect(adjusts.length).toBeGreaterThan(5);
    expect([...new Set(adjusts)]).toEqual(['exact']);
  },
);

import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { byRole } from './support/roles.ts';
import {
  address,
  atWidths,
  follow,
  openPage,
  PHONE,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;
const SWITCH_TO_YEARLY = `${PRICING} label:has([value=yearly])`;
const MONTHLY = standardPlans.map((plan) => plan.prices.month.path);
const YEARLY = standardPlans.map((plan) => plan.prices.year.path);

/** The select links that a visitor and assistive technology can reach, in reading order. */
const links = (page: Page) =>
  page.$$eval(`${PRICING} article a`, (all) =>
    all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
  );

/** The pricing section's text as it is laid out, without anything that is not displayed. */
const pricingText = (page: Page) =>
  page.$eval(PRICING, (section) => (section as HTMLElement).innerText);

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', { javaScript: false }],
  ['on a phone', { viewport: PHONE }],
])(
  'the price switch starts with monthly prices, and a press shows the yearly ones, %s',
  async (_, options) => {
    const { page, log } = await openPage(href('pbsengine'), options);
    expect(await links(page)).toEqual(MONTHLY);
    expect(await pricingText(page)).not.toContain('paid month by month');
    const height = () => page.$eval(PRICING, (section) => section.getBoundingClientRect().height);
    const before = await height();

    await page.click(SWITCH_TO_YEARLY);
    expect(await links(page)).toEqual(YEARLY);
    const yearly = await pricingText(page);
    for (const plan of standardPlans) {
      expect(yearly).toContain(`${formatMoney(plan.prices.year.amount)} per year`);
      expect(yearly).not.toContain(`${formatMoney(plan.prices.month.amount)} per month`);
    }
    expect(await height()).toBe(before);

    await page.click(`${PRICING} label:has([value=monthly])`);
    expect(await links(page)).toEqual(MONTHLY);
    expect(log.complaints).toEqual([]);
  },
);

test('the price switch is one stop of the Tab key, and arrows change it; the plans lead to yearly purchases', async () => {
  const { page } = await openPage(href('pbsengine'));
  await page.focus(`${PRICING} [value=monthly]`);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
    'yearly',
  );
  expect(await links(page)).toEqual(YEARLY);

  // The next stop is the first plan's yearly link: nothing hidden is in between.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(YEARLY[0]);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await page.keyboard.press('ArrowLeft');
  expect(await links(page)).toEqual(MONTHLY);

  await page.keyboard.press('ArrowRight');
  const name = `Select ${standardPlans[1]?.name} yearly`.toUpperCase();
  await follow(page, await byRole(page, 'link', { name, within: PRICING }));
  expect(page.url()).toBe(address(YEARLY[1] ?? ''));
});

test('on a phone, the next thing to do is never more than two screens away', async () => {
  const { page } = await openPage(href('pbsengine'), { viewport: PHONE });
  const places = await page.$$eval('main > :not([data-call-bar]) a', (all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect().bottom + scrollY),
  );
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? NaN));
  expect(Math.max(...gaps)).toBeLessThan(2 * PHONE.height);
  expect(places.length).toBeGreaterThan(8);
});

test('no plan ends in a large gap beside the others', async () => {
  const { page } = await openPage(href('pbsengine'));
  await atWidths(page, [1024, 1152, 1440, 1920], async (width) => {
    // Compares the lowest edge of each card's text with the card's.
    const gaps = await page.$$eval(`${PRICING} article`, (articles) =>
      articles.map((article) => {
        const shown = [...article.querySelectorAll('li, p, b')].filter((item) =>
          item.checkVisibility(),
        );
        const lowest = Math.max(...shown.map((item) => item.getBoundingClientRect().bottom));
        const { bottom } = article.getBoundingClientRect();
        return bottom - lowest - parseFloat(getComputedStyle(article).paddingBottom);
      }),
    );
    for (const gap of gaps) expect(gap, `${width} px`).toBeLessThan(56);
  });
});

import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { content } from '#features/premium/content.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { formatMoney, lessPercent, usd } from '#lib/money.ts';
import { href } from '#site/site.ts';
import {
  openFold,
  openPage,
  PHONE,
  useBrowser,
  type Opened,
  type PageOptions,
} from './support/browser-fixture.ts';

useBrowser();

const LEDGER = 'main details:has([name=discount])';
const price = additionalServices.find(({ id }) => id === 'seo')?.price ?? usd(0);
const discounted = premiumPlans.filter((plan) => plan.discountPercent > 0);

async function openLedger(options: PageOptions): Promise<Opened> {
  const opened = await openPage(href('pbsenginePremium'), options);
  await openFold(opened.page, `${LEDGER} > summary`);
  return opened;
}

/** The rows of the ledger as they are laid out: the text of every cell that is displayed. */
function ledgerRows(page: Page): Promise<string[][]> {
  return page.$$eval(`${LEDGER} tr`, (rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('th, td')]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => (cell as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()),
    ),
  );
}

describe('the ledger', () => {
  test('shows every service with every discount where there is room', async () => {
    const { page } = await openLedger({ viewport: { width: 768, height: 900 } });
    const [, ...rows] = await ledgerRows(page);
    // Its name, its price, and what it costs at each discount.
    const columns = rows.map((cells) => cells.length);
    expect(columns).toEqual(additionalServices.map(() => 2 + discounted.length));
    expect(await page.$eval(`${LEDGER} fieldset`, (choice) => choice.checkVisibility())).toBe(
      false,
    );
  });

  test.each([
    ['with JavaScript', { viewport: PHONE }],
    ['without JavaScript', { viewport: PHONE, javaScript: false }],
  ])('on a phone shows the list price and the discount that is chosen, %s', async (_, options) => {
    const { page, log } = await openLedger(options);
    for (const [index, { discountPercent, name }] of discounted.entries()) {
      if (index > 0) await page.click(`${LEDGER} label:nth-of-type(${index + 1})`);
      const [head, ...rows] = await ledgerRows(page);
      expect(head).toHaveLength(3);
      expect(head?.[2]).toBe(`${discountPercent}% off ${name}`);
      const seo = rows.find(([service]) => service?.includes('(SEO)'));
      const amounts = [0, discountPercent].map((percent) =>
        formatMoney(lessPercent(price, percent)),
      );
      expect(seo?.slice(1)).toEqual(amounts.map((amount) => `${amount} a month`));
    }
    expect(log.complaints).toEqual([]);
  });

  test('opens for a link to its heading', async () => {
    const { page } = await openPage(href('pbsenginePremium', content.ledger.id));
    await page.waitForSelector(`${LEDGER}[open]`);
    const [, ...rows] = await ledgerRows(page);
    expect(rows).toHaveLength(additionalServices.length);
  });
});

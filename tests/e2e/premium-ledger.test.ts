import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { premiumCopy } from '#copy/premium.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { formatMoney, lessPercent } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { address, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const LEDGER = 'main details:has([name=discount])';
const discounted = premiumPlans.filter((plan) => plan.discountPercent > 0);

async function open(page: Page): Promise<void> {
  await page.goto(address(href('pbsenginePremium')));
  await page.click(`${LEDGER} > summary`);
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
  /** What a service costs at a discount, without its set-up. */
  const priceOf = (id: string, percent: number) => {
    const service = additionalServices.find((candidate) => candidate.id === id);
    if (!service) throw new Error(`There is no service "${id}"`);
    return formatMoney(lessPercent(service.price, percent));
  };

  test('shows every service at every discount where there is room', async () => {
    await visiting({ viewport: { width: 768, height: 900 } }, async ({ page }) => {
      await open(page);
      const [, ...rows] = await ledgerRows(page);
      expect(rows).toHaveLength(additionalServices.length);
      rows.forEach((cells, index) => {
        const { id, name } = additionalServices[index] ?? { id: '', name: '' };
        expect(cells[0]).toContain(name);
        for (const [column, percent] of [
          0,
          ...discounted.map((plan) => plan.discountPercent),
        ].entries())
          expect(cells[column + 1]).toContain(priceOf(id, percent));
      });
      expect(await page.$eval(`${LEDGER} fieldset`, (choice) => choice.checkVisibility())).toBe(
        false,
      );
    });
  });

  test.each([
    ['with JavaScript', { viewport: PHONE }],
    ['without JavaScript', { viewport: PHONE, javaScript: false }],
  ])('on a phone shows the list price and the discount that is chosen, %s', async (_, options) => {
    await visiting(options, async ({ page, record }) => {
      await open(page);
      for (const [index, { discountPercent, name }] of discounted.entries()) {
        if (index > 0) await page.click(`${LEDGER} label:nth-of-type(${index + 1})`);
        const [head, ...rows] = await ledgerRows(page);
        expect(head).toHaveLength(3);
        expect(head?.[2]).toBe(`${discountPercent}% off ${name}`);
        const seo = rows.find(([service]) => service?.includes('(SEO)'));
        expect(seo?.slice(1)).toEqual([
          `${priceOf('seo', 0)} a month`,
          `${priceOf('seo', discountPercent)} a month`,
        ]);
      }
      expect(record.complaints).toEqual([]);
    });
  });

  test('opens for a link to its heading', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(href('pbsenginePremium', premiumCopy.ledger.id)));
      await page.waitForSelector(`${LEDGER}[open]`);
      const [, ...rows] = await ledgerRows(page);
      expect(rows).toHaveLength(additionalServices.length);
    });
  });

  test('stays a table on a phone, with headers for rows and columns', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await open(page);
      const root = await page.$(`${LEDGER} table`);
      if (!root) throw new Error('The ledger has no table');
      const tree = await page.accessibility.snapshot({
        root,
        interestingOnly: false,
      });
      const roles: string[] = [];
      const visit = (node: typeof tree) => {
        if (!node) return;
        roles.push(node.role);
        node.children?.forEach(visit);
      };
      visit(tree);
      const count = (role: string) => roles.filter((candidate) => candidate === role).length;
      expect(count('row')).toBe(additionalServices.length + 1);
      expect(count('columnheader')).toBe(3);
      expect(count('rowheader')).toBe(additionalServices.length);
    });
  });
});

import type { Page, SerializedAXNode } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { byRole } from './support/roles.ts';
import { address, atWidths, follow, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;
const MONTHLY = standardPlans.map((plan) => plan.prices.month.path);
const YEARLY = standardPlans.map((plan) => plan.prices.year.path);

async function open(page: Page): Promise<void> {
  await page.goto(address(href('pbsengine')));
}

/** The select links that a visitor and assistive technology can reach, in reading order. */
function links(page: Page): Promise<string[]> {
  return page.$$eval(`${PRICING} article a`, (all) =>
    all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
  );
}

/** Every node of the accessibility tree, from `node` down, that `matches`. */
function findAll(
  node: SerializedAXNode | null | undefined,
  matches: (node: SerializedAXNode) => boolean,
): SerializedAXNode[] {
  if (!node) return [];
  const below = node.children?.flatMap((child) => findAll(child, matches)) ?? [];
  return matches(node) ? [node, ...below] : below;
}

/** The pricing section's text as it is laid out, without anything that is not displayed. */
function pricingText(page: Page): Promise<string> {
  return page.$eval(PRICING, (section) => (section as HTMLElement).innerText);
}

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', { javaScript: false }],
  ['on a phone', { viewport: PHONE }],
])('the price switch %s', (_, options) => {
  test('starts with monthly prices, and a press shows the yearly ones', async () => {
    await visiting(options, async ({ page, record }) => {
      await open(page);
      expect(await links(page)).toEqual(MONTHLY);
      expect(await pricingText(page)).not.toContain('paid month by month');

      await page.click(`${PRICING} label:has([value=yearly])`);
      expect(await links(page)).toEqual(YEARLY);
      const yearly = await pricingText(page);
      for (const plan of standardPlans) {
        expect(yearly).toContain(`${formatMoney(plan.prices.year.amount)} per year`);
        expect(yearly).not.toContain(`${formatMoney(plan.prices.month.amount)} per month`);
      }

      await page.click(`${PRICING} label:has([value=monthly])`);
      expect(await links(page)).toEqual(MONTHLY);
      expect(record.complaints).toEqual([]);
    });
  });
});

describe('the price switch', () => {
  test('is one stop of the Tab key, and arrows change it', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      await page.focus(`${PRICING} [value=monthly]`);
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
        'yearly',
      );
      expect(await links(page)).toEqual(YEARLY);

      // The next stop is the first plan's yearly link: nothing hidden is in between.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
        YEARLY[0],
      );
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      await page.keyboard.press('ArrowLeft');
      expect(await links(page)).toEqual(MONTHLY);
    });
  });

  test('is a named group for assistive technology, which gets one set of prices', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      await page.click(`${PRICING} label:has([value=yearly])`);
      const root = await page.$(PRICING);
      const tree = await page.accessibility.snapshot({
        interestingOnly: false,
        ...(root && { root }),
      });
      const [group] = findAll(tree, ({ role, name }) => role === 'group' && name === 'Billing');
      const radios = findAll(group, ({ role }) => role === 'radio');
      expect(radios.map(({ name, checked }) => [name, checked])).toEqual([
        ['Monthly', false],
        ['Yearly, 2 months free', true],
      ]);
      // The style of buttons sets capitals, and Chromium derives their names from how they look.
      const plans = findAll(
        tree,
        ({ role, name }) => role === 'link' && /^select /i.test(name ?? ''),
      );
      expect(plans.map(({ name }) => name?.toLowerCase())).toEqual(
        standardPlans.map(({ name }) => `select ${name} yearly`.toLowerCase()),
      );
    });
  });

  test('does not move the page', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      const height = () => page.$eval(PRICING, (section) => section.getBoundingClientRect().height);
      const before = await height();
      await page.click(`${PRICING} label:has([value=yearly])`);
      expect(await links(page)).toEqual(YEARLY);
      expect(await height()).toBe(before);
    });
  });
});

describe('the plans', () => {
  test('lead to the yearly purchase page from the yearly view', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      await page.click(`${PRICING} label:has([value=yearly])`);
      await follow(
        page,
        await byRole(page, 'link', {
          name: `Select ${standardPlans[1]?.name ?? ''} yearly`,
          within: PRICING,
        }),
      );
      expect(page.url()).toBe(address(YEARLY[1] ?? ''));
    });
  });

  test('line up side by side if there is room', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      await atWidths(page, [1024, 1152, 1440, 1920], async (width) => {
        // Compares the lowest edge of each card's text with the card's: no card ends in a large gap.
        const cards = await page.$$eval(`${PRICING} article`, (articles) =>
          articles.map((article) => {
            const card = article.getBoundingClientRect();
            const items = [...article.querySelectorAll('li, p')].filter((item) =>
              item.checkVisibility(),
            );
            const lowest = Math.max(...items.map((item) => item.getBoundingClientRect().bottom));
            return {
              price: Math.round(
                [...article.querySelectorAll('b')]
                  .find((price) => price.checkVisibility())
                  ?.getBoundingClientRect().top ?? 0,
              ),
              empty: card.bottom - lowest - parseFloat(getComputedStyle(article).paddingBottom),
            };
          }),
        );
        expect(new Set(cards.map(({ price }) => price)).size, `at ${width} px`).toBe(1);
        for (const { empty } of cards) expect(empty, `at ${width} px`).toBeLessThan(56);
      });
    });
  });
});

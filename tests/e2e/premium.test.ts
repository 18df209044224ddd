import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { dialogId } from '#layouts/link-targets.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { accessibilityProblems } from './accessibility.ts';
import { address, follow, PHONE, useBrowser, visiting, type Theme } from './visitor.ts';

useBrowser();

const PATH = href('pbsenginePremium');
const PRICING = `#${PRICING_ID}`;
const LEDGER = 'main section:has([name=discount])';
const dialog = `#${dialogId('scheduleCall')}`;
const call = testSite.embeds.scheduleCall;
const WIDTHS = [320, 390, 768, 1152, 1440, 2560];

/** Every call button on the page. */
const CALLS = {
  'of the hero': 'main > section:first-of-type a[data-dialog]',
  'under the table of all plans': '[data-island] p a[data-dialog]',
  'under the ledger': `${LEDGER} a[data-dialog]`,
  'at the end': 'main > section:last-of-type a[data-dialog]',
};

async function open(page: Page): Promise<void> {
  await page.goto(address(PATH));
}

const selectOf = (plan: (typeof premiumPlans)[number]) => `${PRICING} a[href="/${plan.path}"]`;

/** Whether the page has scrolled to the element: just under the header. Runs in the page. */
function isAtTop(selector: string): boolean {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < 130;
}

describe('the plans', () => {
  test.each(premiumPlans)('$name says what it costs and gives, with one link', async (plan) => {
    await visiting({}, async ({ page }) => {
      await open(page);
      const card = await page.$eval(`#${plan.id}`, (article) => ({
        text: article.textContent,
        heading: article.querySelector('h3')?.textContent,
        links: [...article.querySelectorAll('a')].map((link) => [
          link.textContent,
          link.getAttribute('href'),
        ]),
      }));
      expect(card.heading).toBe(plan.name);
      expect(card.links).toEqual([[`Select ${plan.name}`, `/${plan.path}`]]);
      for (const said of [
        `${formatMoney(plan.price)} per month`,
        `${formatMoney(plan.yearlyPrice)} per year`,
        `LinkedIn Level ${plan.linkedinLevel}`,
        `${plan.discountPercent}% off additional services`,
        'WhatsApp support',
        ...plan.extras,
      ])
        expect(card.text).toContain(said);
    });
  });

  test.each(premiumPlans)(
    '$name is bought behind its link, and the way back leads to the plans',
    async (plan) => {
      await visiting({}, async ({ page, record }) => {
        await open(page);
        await follow(page, selectOf(plan));
        expect(page.url()).toBe(address(`/${plan.path}`));
        const frame = await page.$eval('main iframe', (element) => element.src);
        expect(frame).toBe(`${testSite.env.connectOrigin}/${plan.path}`);
        const heading = await page.$eval('h1', (element) => element.textContent);
        expect(heading).toContain(formatMoney(plan.price));

        await follow(page, `main a[href="${PATH}${PRICING}"]`);
        expect(new URL(page.url()).pathname).toBe(PATH);
        await page.waitForFunction(isAtTop, {}, PRICING);
        expect(record.complaints).toEqual([]);
      });
    },
  );

  test('stand in one row under their steps where there is room, on the same lines', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      const { ladder, cards } = await page.$eval(PRICING, (section) => {
        const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
        const articles = [...section.querySelectorAll('article')];
        return {
          ladder: [...section.querySelectorAll('svg rect')].map(left),
          cards: articles.map((article) => ({
            left: left(article),
            lines: ['h3', 'b', 'a', 'ul'].map((part) =>
              Math.round(article.querySelector(part)?.getBoundingClientRect().top ?? 0),
            ),
          })),
        };
      });
      expect(ladder).toHaveLength(premiumPlans.length);
      cards.forEach(({ left, lines }, index) => {
        expect(Math.abs(left - (ladder[index] ?? 0))).toBeLessThanOrEqual(1);
        expect(lines).toEqual(cards[0]?.lines);
      });
    });
  });
});

test.each([320, 390, 768, 1440])('the ladder rises as its discounts do at %i px', async (width) => {
  await visiting({ viewport: { width, height: 900 } }, async ({ page }) => {
    await open(page);
    const { heights, whole, figures } = await page.$eval(PRICING, (section) => {
      const [blocks, labels] = section.querySelectorAll('svg:has(rect), svg:has(text)');
      return {
        heights: [...(blocks?.querySelectorAll('rect') ?? [])].map(
          (rect) => rect.getBoundingClientRect().height,
        ),
        whole: blocks?.getBoundingClientRect().height ?? 0,
        figures: [...(labels?.querySelectorAll('text') ?? [])].map((text) => {
          const { left, right } = text.getBoundingClientRect();
          return { text: text.textContent, left, right };
        }),
      };
    });
    expect(heights.map((height) => Math.round((height / whole) * 100))).toEqual(
      premiumPlans.map((plan) => plan.discountPercent),
    );
    expect(figures.map(({ text }) => text)).toEqual(
      premiumPlans.map((plan) => `${plan.discountPercent}%`),
    );
    figures.forEach(({ left, right }, index) => {
      expect(right).toBeLessThanOrEqual(figures[index + 1]?.left ?? width);
      expect(left).toBeGreaterThanOrEqual(0);
    });
  });
});

describe.each([
  ['desktop', {}],
  ['phone', { viewport: PHONE }],
])('on a %s, the call button', (_, options) => {
  test.each(Object.entries(CALLS))(
    '%s opens the booking page, which closes again',
    async (_, button) => {
      await visiting(options, async ({ page, record }) => {
        await open(page);
        // The table of all plans has one more, for where no plan fits.
        const shown = await page.$$eval(
          'main a[data-dialog]',
          (links) => links.filter((link) => link.checkVisibility()).length,
        );
        expect(shown).toBe(Object.keys(CALLS).length);
        await page.click(button);
        await page.waitForSelector(`${dialog}[open] [data-state=loaded]`);
        expect(await page.$eval(`${dialog} iframe`, (frame) => frame.src)).toBe(call.url);
        await page.click(`${dialog} [data-dialog-close]`);
        await page.waitForSelector(`${dialog}:not([open])`);
        expect(await page.$eval(button, (link) => link === document.activeElement)).toBe(true);
        expect(record.complaints).toEqual([]);
      });
    },
  );
});

describe('links on the page', () => {
  const links: [name: string, link: string, target: string][] = [
    ['of the hero to the plans', `main > section:first-of-type a[href$="${PRICING}"]`, PRICING],
    ...premiumPlans.map(({ id, name }): [string, string, string] => [
      `of the picker to ${name}`,
      `main li a[href$="#${id}"]`,
      `#${id}`,
    ]),
  ];

  test.each(links)('%s stop clear of the header', async (_, link, target) => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await open(page);
      await page.click(link);
      await page.waitForFunction(isAtTop, {}, target);
      const header = await page.$eval(
        'header',
        (element) => element.getBoundingClientRect().bottom,
      );
      const heading = await page.$eval(
        `${target} :is(h2, h3)`,
        (element) => element.getBoundingClientRect().top,
      );
      expect(heading).toBeGreaterThanOrEqual(header);
    });
  });
});

describe('without JavaScript', () => {
  const targets: [string, string][] = [
    ...premiumPlans.map((plan): [string, string] => [selectOf(plan), address(`/${plan.path}`)]),
    ...Object.values(CALLS).map((button): [string, string] => [button, call.url]),
  ];

  test.each(targets)('%s leads to %s', async (link, target) => {
    await visiting({ javaScript: false }, async ({ page }) => {
      await open(page);
      await page.click(link);
      // Asked from outside: nothing waits inside a page without scripts.
      await expect.poll(() => page.url(), { timeout: 10_000 }).toBe(target);
    });
  });
});

test.each(WIDTHS)('all words stand inside the page at %i px', async (width) => {
  await visiting({ viewport: { width, height: 900 } }, async ({ page }) => {
    await open(page);
    // The page clips what drawings run over its edge, so that a scroll width alone would prove nothing.
    const outside = await page.$eval('main', (main) => {
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const { parentElement: parent, textContent: text } = words.currentNode;
        // What only assistive technology reads is a pixel wide.
        if (!parent?.checkVisibility() || parent.closest('[aria-hidden]')) continue;
        if (parent.getBoundingClientRect().width <= 1) continue;
        // The table of all plans scrolls by itself, and has a test of its own.
        if (parent.closest('[data-island] table')) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const { left, right } = range.getBoundingClientRect();
        if (left < 0 || right > document.documentElement.clientWidth) found.push(text ?? '');
      }
      return found;
    });
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

describe.each(['light', 'dark'] as Theme[])('in %s', (theme) => {
  test.each([320, 768, 1152])('has no accessibility problems at %i px', async (width) => {
    await visiting({ theme, viewport: { width, height: 900 } }, async ({ page }) => {
      await open(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
});

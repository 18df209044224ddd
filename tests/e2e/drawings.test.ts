// What the drawings of the offers say about them.
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { industries } from '#data/industries.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { contentPages } from '../test-site.ts';
import {
  atWidths,
  DESKTOP,
  openPage,
  PHONE,
  setMedia,
  useBrowser,
} from './support/browser-fixture.ts';
import { withFontSize, withSpacedText } from './support/clipped-text.ts';
import { unfoldAll } from './support/disclosures.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;

/** How much of the first stretch of the day's line is drawn, from 0 to 1, or `null` if it does not move. */
const drawn = (page: Page) =>
  page.$eval('#day ol > li', (stop) => {
    const { scale } = getComputedStyle(stop, '::before');
    return scale === 'none' ? null : Number.parseFloat(scale);
  });

/** Scrolls until the day begins at this share of the window's height, and waits until it is drawn. */
const scrollDayTo = (page: Page, share: number) =>
  page.$eval(
    '#day ol',
    async (day, wanted) => {
      const { top } = day.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight * wanted, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    share,
  );

test('the line of the working day is drawn as the visitor scrolls, and complete with reduced motion', async () => {
  const { page } = await openPage(href('aiAutomation'), { motion: true });
  expect(await drawn(page)).toBe(0);
  await scrollDayTo(page, 0.75);
  expect(await drawn(page)).toBeGreaterThan(0.05);
  expect(await drawn(page)).toBeLessThan(0.95);
  await scrollDayTo(page, 0);
  expect(await drawn(page)).toBe(1);
  await setMedia(page, { theme: 'light', motion: false });
  expect(await drawn(page)).toBeNull();
});

test('the words over the staircase of the discounts end above it, also with more space between letters', async () => {
  const { page } = await openPage(href('pbsenginePremium'));
  await atWidths(page, [768, 1280, 1440, 1920], (width) =>
    withSpacedText(page, async () => {
      const { copyEnd, drawingTop } = await page.$eval('section:has(h1)', (hero) => ({
        copyEnd: Math.max(
          ...[...hero.querySelectorAll('h1, p, a')]
            .filter((words) => !words.closest('[aria-hidden]'))
            .map((words) => words.getBoundingClientRect().bottom),
        ),
        drawingTop: Math.min(
          ...[...hero.querySelectorAll('[aria-hidden] > svg text')].map(
            (figure) => figure.getBoundingClientRect().top,
          ),
        ),
      }));
      expect(drawingTop, `at ${width} px`).toBeGreaterThan(copyEnd);
    }),
  );
});

test('the caption and the prices of the staircase are whole on a phone, also with more space between letters', async () => {
  const { page } = await openPage(href('pbsenginePremium'));
  const cover = (words: Element[]) => {
    words[0]?.closest('div')?.scrollIntoView({ block: 'center' });
    const boxes = words.map((word) => word.getBoundingClientRect());
    const [caption] = boxes;
    const isCovered = words.map((word, index) => {
      const { right = 0, top = 0, bottom = 0 } = boxes[index] ?? {};
      return !word.contains(document.elementFromPoint(right - 4, (top + bottom) / 2));
    });
    return words.flatMap((word, index) => {
      const { left = 0, top = 0 } = boxes[index] ?? {};
      const isUnderCaption =
        index > 0 && caption && left < caption.right && top < caption.bottom ? ['caption'] : [];
      return [...isUnderCaption, ...(isCovered[index] ? ['step'] : [])].map(
        (by) => `${word.textContent} is covered by a ${by}`,
      );
    });
  };
  await atWidths(page, [320, 390], (width) =>
    withSpacedText(page, async () => {
      const covered = await page.$$eval(
        'section:has(h1) [aria-hidden]:has(> svg rect) :is(p, text:first-of-type, tspan:first-child:not(:only-child))',
        cover,
      );
      expect(covered, `at ${width} px`).toEqual([]);
    }),
  );
});

test('the words of the coil stay in the window of a phone, also with letters of 24 px', async () => {
  const { page } = await openPage(href('aiAutomation'));
  await withFontSize(page, 24, () =>
    atWidths(page, [320, 390], async (width) => {
      const boxes = await page.$$eval('section:has(h1) ul[aria-hidden] :is(li, span)', (words) =>
        words
          .map((word) => word.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right }) => ({ left, right })),
      );
      expect(boxes).toHaveLength(5);
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    }),
  );
});

test.each([PHONE, DESKTOP])(
  'each bundle shows as many blocks as it has advertisements, clear of its words: $width px',
  async (viewport) => {
    const { page } = await openPage(href('linkedin'), { viewport });
    const clear = await page.$$eval(`${PRICING} article`, (articles) =>
      articles.map((article) => {
        const words = [...article.querySelectorAll('h3, p')].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        });
        return [...article.querySelectorAll('[aria-hidden] > [data-on]')].filter((block) => {
          const { left, right, top, bottom } = block.getBoundingClientRect();
          const isCovered = words.some(
            (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          );
          return block.checkVisibility() && !isCovered;
        }).length;
      }),
    );
    expect(clear).toEqual(linkedinBundles.map((bundle) => bundle.advertisementsPerWeek));
  },
);

test.each(contentPages)('stations are on a line of their drawing: $path', async ({ path }) => {
  const { page } = await openPage(path);
  const lost = await page.$$eval(
    'svg g[stroke-linecap] > path',
    (stations) =>
      stations.filter((dots) => {
        const drawing = dots.ownerSVGElement;
        const lines = drawing?.querySelectorAll('path') ?? [];
        const others = [...lines].filter((path) => !path.matches('g[stroke-linecap] > *'));
        // Each station is a dash of 0.01, and may lie across two lines side by side.
        const count = drawing?.checkVisibility() ? dots.getTotalLength() * 100 : 0;
        const points = Array.from({ length: count }, (_, at) => dots.getPointAtLength(at / 100));
        return points.some(({ x, y }) => {
          const around = [-3, 0, 3].map((by) => new DOMPoint(x, y + by));
          return !around.some((point) => others.some((line) => line.isPointInStroke(point)));
        });
      }).length,
  );
  expect(lost).toBe(0);
});

test('the staircase rises as the discounts do at every width, and its words stay on their steps', async () => {
  const { page } = await openPage(href('pbsenginePremium'));
  const look = async (width: number) => {
    const steps = await page.$$eval('section:has(h1) svg:has(rect) > g', (groups) =>
      groups.map((group) => {
        const texts = [...group.querySelectorAll('text')];
        const boxes = texts.map((text) => text.getBoundingClientRect());
        const left = Math.min(...boxes.map((box) => box.left));
        const right = Math.max(...boxes.map((box) => box.right));
        const words = texts.map((text) => text.textContent);
        return { left, right, words };
      }),
    );
    const heights = await page.$$eval('section:has(h1) svg > rect', (rects) =>
      rects.map((rect) => rect.getBoundingClientRect().height),
    );
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    expect(heights.map((height) => Math.round(((height - least) / (most - least)) * 100))).toEqual(
      premiumPlans.map((plan) => plan.discountPercent),
    );
    steps.forEach(({ words, left, right }, index) => {
      const plan = premiumPlans[index];
      expect.soft(words[0]).toBe(`${plan?.discountPercent}% off`);
      expect.soft(words[1]).toContain(plan && formatMoney(plan.prices.month.amount));
      expect(right).toBeLessThanOrEqual(steps[index + 1]?.left ?? width);
      expect(left).toBeGreaterThanOrEqual(0);
    });
  };
  await atWidths(page, [320, 390, 768, 1152, 1440, 2560], look);
  await withFontSize(page, 24, () => atWidths(page, [320, 390, 768, 1152, 1440], look));
});

test('on a phone, words say what the stations on the map of industries show', async () => {
  const { page } = await openPage('/', { viewport: PHONE });
  await unfoldAll(page);
  const words = () =>
    page.$$eval('section:has(#industries) li p', (all) =>
      all
        .filter((one) => one.textContent.startsWith('Start with: '))
        .map((one) => one.getBoundingClientRect().width > 100),
    );
  expect(await words()).toEqual(industries.map(() => true));
  await page.setViewport(DESKTOP);
  expect(await words()).toEqual(industries.map(() => false));
});

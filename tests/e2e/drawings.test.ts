// What the drawings of the offers say about them.
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { atWidths, openPage, setMedia, useBrowser } from './support/browser-fixture.ts';

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

test('each bundle is under as many blocks as it has advertisements', async () => {
  const { page } = await openPage(href('linkedin'));
  const blocks = await page.$$eval(`${PRICING} article`, (articles) =>
    articles.map(
      (article) =>
        [...article.querySelectorAll('[aria-hidden] > p')].filter((block) =>
          block.checkVisibility(),
        ).length,
    ),
  );
  expect(blocks).toEqual(linkedinBundles.map((bundle) => bundle.advertisementsPerWeek));
});

test('each plan is under its step if there is room', async () => {
  const { page } = await openPage(href('pbsenginePremium'));
  const { ladder, cards } = await page.$eval(PRICING, (section) => {
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
    const articles = [...section.querySelectorAll('article')];
    return {
      ladder: [...section.querySelectorAll('svg rect')]
        .filter((rect) => !rect.closest('article'))
        .map(left),
      cards: articles.map(left),
    };
  });
  expect(ladder).toHaveLength(premiumPlans.length);
  cards.forEach((left, index) => {
    expect(Math.abs(left - (ladder[index] ?? 0))).toBeLessThanOrEqual(1);
  });
});

test('the ladder rises as its discounts do, at every width', async () => {
  const { page } = await openPage(href('pbsenginePremium'));
  await atWidths(page, [320, 390, 768, 1152, 1440, 2560], async (width) => {
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
      // The first step takes nothing off and has no figure.
      premiumPlans.map((plan) => (plan.discountPercent > 0 ? `${plan.discountPercent}%` : '')),
    );
    figures.forEach(({ left, right }, index) => {
      expect(right).toBeLessThanOrEqual(figures[index + 1]?.left ?? width);
      expect(left).toBeGreaterThanOrEqual(0);
    });
  });
});

import { expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { atWidths, openPage, useBrowser } from './support/browser-fixture.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;

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

import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { processSteps } from '#data/process-steps.ts';
import { dialogId } from '#layouts/link-targets.ts';
import { formatMoney } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { address, DESKTOP, PHONE, useBrowser, visiting } from './visitor.ts';

useBrowser();

const { assessment } = testSite.embeds;
const dialog = `#${dialogId('assessment')}`;
const page = address(href('aiAutomation'));
const OFFER_LABEL = 'Schedule AI & Automation Utility Assessment';

/** The call buttons of the page itself, in reading order. */
const CALLS = [
  'Schedule A Call',
  OFFER_LABEL,
  OFFER_LABEL,
  'Ask it in the assessment',
  'Schedule A Call',
  'Schedule A Call',
];

const labels = (tab: Page) =>
  tab.$$eval('main a[data-dialog]', (links) => links.map((link) => link.textContent));
const isOpen = (tab: Page) => tab.$eval(dialog, (element) => element.matches(':modal'));

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s', (_, viewport) => {
  test('every call button opens the assessment, which closes again', async () => {
    await visiting({ viewport }, async ({ page: tab, record }) => {
      await tab.goto(page);
      expect(await labels(tab)).toEqual(CALLS);
      for (const [index, link] of (await tab.$$('main a[data-dialog]')).entries()) {
        await link.click();
        await tab.waitForSelector(`${dialog}:modal`);
        expect(await tab.$eval(`${dialog} h2`, (heading) => heading.textContent)).toBe(
          assessment.title,
        );
        await tab.waitForSelector(`${dialog} [data-frame][data-state=loaded]`);
        expect(await tab.$eval(`${dialog} iframe`, (frame) => frame.src)).toBe(assessment.url);

        if (index % 2 === 0) await tab.click(`${dialog} [data-dialog-close]`);
        else await tab.keyboard.press('Escape');
        await tab.waitForSelector(`${dialog}:not([open])`);
        expect(await isOpen(tab)).toBe(false);
        expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      }
      expect(tab.url()).toBe(page);
      expect(record.complaints).toEqual([]);
    });
  });
});

test.each(CALLS.map((label, index) => [index, label]))(
  'without JavaScript, call button %i (%s) leads to the assessment page',
  async (index) => {
    await visiting({ javaScript: false }, async ({ page: tab }) => {
      await tab.goto(page);
      const link = (await tab.$$('main a[data-dialog]'))[index];
      await Promise.all([tab.waitForNavigation(), link?.click()]);
      expect(tab.url()).toBe(assessment.url);
    });
  },
);

test('the two offers show the records of the data, each with its starting price', async () => {
  await visiting({}, async ({ page: tab }) => {
    await tab.goto(page);
    const cards = await tab.$$eval('main article', (articles) =>
      articles.map((article) => ({
        text: article.textContent,
        features: [...article.querySelectorAll('li')].map((item) => item.textContent),
      })),
    );
    const offers = Object.values(aiOffers);
    expect(cards.map(({ features }) => features)).toEqual(offers.map(({ features }) => features));
    for (const [index, { title, subtitle, price, period }] of offers.entries()) {
      const text = cards[index]?.text ?? '';
      expect(text.startsWith(`${title}${subtitle}`)).toBe(true);
      expect(text).toContain(`Starting at${formatMoney(price)} ${period}`);
      expect(text.endsWith(OFFER_LABEL)).toBe(true);
    }
  });
});

test('the lists of the specification stand in its order', async () => {
  await visiting({}, async ({ page: tab }) => {
    await tab.goto(page);
    const texts = (selector: string) =>
      tab.$$eval(selector, (elements) => elements.map((element) => element.textContent));
    expect(await texts('main h4')).toEqual(automationSystems.map(({ name }) => name));
    const headings = await texts('main h2, main h3');
    const places = [
      'Enterprise technology',
      'What if busywork came with a switch?',
      ...processSteps.map(({ step, title }) => `Step ${step}: ${title}`),
      ...Object.values(aiOffers).map(({ title }) => title),
      'On PBSEngine already? It plugs straight in.',
      'What the consultation shows',
      'For businesses that sell time and skill.',
    ].map((heading) => headings.indexOf(heading));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

test('the guaranteed return stands beside a link to the terms', async () => {
  await visiting({}, async ({ page: tab }) => {
    await tab.goto(page);
    const beside = await tab.$$eval('main h2', (headings) => {
      const claim = headings.find((heading) => heading.textContent.includes('Guaranteed return'));
      const block = claim?.parentElement;
      return {
        text: block?.textContent,
        links: [...(block?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
      };
    });
    expect(beside.text).toContain('best effort');
    expect(beside.links).toContain(href('terms', 'section-8-1'));
  });
});

test('the hero leads to the working day', async () => {
  await visiting({}, async ({ page: tab }) => {
    await tab.goto(page);
    await tab.click(`main a[href="${href('aiAutomation', 'day')}"]`);
    await tab.waitForFunction(() => {
      const day = document.getElementById('day')?.getBoundingClientRect();
      return location.hash === '#day' && day && day.top >= 0 && day.top < innerHeight / 4;
    });
  });
});

describe('the line of the working day', () => {
  /** How much of the line is still to be drawn, in percent of its length; nothing where it does not move. */
  const undrawn = (tab: Page) =>
    tab.$eval('#day ol', (day) => {
      const { clipPath } = getComputedStyle(day, '::before');
      const [, right = '0'] = /^inset\(0px ([\d.]+)%/.exec(clipPath) ?? [];
      return clipPath === 'none' ? null : Number(right);
    });

  /** Scrolls until the day begins at this share of the window's height, and lets it be drawn. */
  const scrollDayTo = (tab: Page, share: number) =>
    tab.$eval(
      '#day ol',
      async (day, wanted) => {
        const { top } = day.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight * wanted, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      },
      share,
    );

  test('is drawn as the visitor scrolls', async () => {
    await visiting({ motion: true }, async ({ page: tab }) => {
      await tab.goto(page);
      expect(await undrawn(tab)).toBe(100);
      await scrollDayTo(tab, 0.6);
      expect(await undrawn(tab)).toBeGreaterThan(5);
      expect(await undrawn(tab)).toBeLessThan(95);
      await scrollDayTo(tab, 0);
      expect(await undrawn(tab)).toBe(0);
    });
  });

  test('is there, drawn, for who asked for less motion', async () => {
    await visiting({}, async ({ page: tab }) => {
      await tab.goto(page);
      expect(await undrawn(tab)).toBeNull();
    });
  });
});

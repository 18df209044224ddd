import type { Page, SerializedAXNode } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { dialogId } from '#layouts/link-targets.ts';
import { formatMoney } from '#lib/money.ts';
import { linkedinPurchaseId } from '#site/purchases.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { address, follow, PHONE, useBrowser, visiting } from './visitor.ts';

useBrowser();

const PATH = href('linkedin');
const consultation = testSite.embeds.linkedinConsultation;
const dialog = `#${dialogId('linkedinConsultation')}`;

const cardOf = (level: number) => `#${PRICING_ID} article:nth-of-type(${level})`;
const SOLD_ONLINE = linkedinBundles.filter((bundle) => bundle.number !== 3);

/** Every button that opens the consultation. */
const CALLS = {
  'of Level 3': `${cardOf(3)} a`,
  'on the stub of the ticket': `#${PRICING_ID} + section a[data-dialog]`,
  'at the end of the page': 'main > section:last-of-type a[data-dialog]',
};

describe('the bundles', () => {
  test.each(linkedinBundles)('$level says what it costs and gives', async (bundle) => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(PATH));
      const card = await page.$eval(cardOf(bundle.number), (article) => ({
        heading: article.querySelector('h3')?.textContent,
        terms: [...article.querySelectorAll('h3 ~ p')].map((line) => line.textContent),
        features: [...article.querySelectorAll('li')].map((item) => item.textContent),
        button: article.querySelector('a')?.textContent,
        isFilled:
          getComputedStyle(article.querySelector('a') ?? article).backgroundColor !==
          'rgba(0, 0, 0, 0)',
      }));
      expect(card.heading).toBe(bundle.level);
      expect(card.terms).toEqual([
        formatMoney(bundle.price),
        `${bundle.duration}. ${bundle.billing}.`,
      ]);
      expect(card.features).toEqual(bundle.features);
      expect(card.features[0]).toContain(String(bundle.advertisementsPerWeek));
      expect(card.button).toBe(`${bundle.buttonText}, Level ${bundle.number}`);
      expect(card.isFilled).toBe(bundle.buttonVariant === 'default');
    });
  });

  test('stand on the same lines, each under as many blocks as it has advertisements', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(PATH));
      const cards = await page.$$eval(`#${PRICING_ID} article`, (articles) =>
        articles.map((article) => ({
          blocks: [...article.querySelectorAll('[aria-hidden] > p')].filter((block) =>
            block.checkVisibility(),
          ).length,
          lines: ['h3', 'a', 'ul'].map((part) =>
            Math.round(article.querySelector(part)?.getBoundingClientRect().top ?? 0),
          ),
        })),
      );
      expect(cards.map(({ blocks }) => blocks)).toEqual(
        linkedinBundles.map((bundle) => bundle.advertisementsPerWeek),
      );
      for (const { lines } of cards) expect(lines).toEqual(cards[0]?.lines);
    });
  });

  test.each(SOLD_ONLINE)('the button of $level leads to its purchase page', async (bundle) => {
    await visiting({}, async ({ page }) => {
      const purchase = testSite.purchase(linkedinPurchaseId(bundle.number));
      await page.goto(address(PATH));
      await follow(page, `${cardOf(bundle.number)} a`);
      expect(page.url()).toBe(address(purchase.path));
      const heading = await page.$eval('h1', (element) => element.textContent);
      expect(heading).toContain(`Level ${bundle.number}`);
      expect(heading).toContain(formatMoney(bundle.price));
    });
  });
});

describe.each([
  ['desktop', {}],
  ['phone', { viewport: PHONE }],
])('on a %s, the call button', (_, options) => {
  test.each(Object.entries(CALLS))(
    '%s opens the consultation, which closes again',
    async (_, call) => {
      await visiting(options, async ({ page, record }) => {
        await page.goto(address(PATH));
        expect(await page.$$(`main a[data-dialog]`)).toHaveLength(Object.keys(CALLS).length);
        await page.click(call);
        await page.waitForSelector(`${dialog}[open] [data-state=loaded]`);
        const name = await page.$eval(dialog, (element) => {
          const heading = element.getAttribute('aria-labelledby') ?? '';
          return document.getElementById(heading)?.textContent;
        });
        expect(name).toBe('Schedule Your LinkedIn Management Consultation');
        expect(await page.$eval(`${dialog} iframe`, (frame) => frame.src)).toBe(consultation.url);

        await page.click(`${dialog} [data-dialog-close]`);
        await page.waitForSelector(`${dialog}:not([open])`);
        expect(page.url()).toBe(address(PATH));
        expect(await page.$eval(call, (link) => link === document.activeElement)).toBe(true);
        expect(record.complaints).toEqual([]);
      });
    },
  );
});

describe('without JavaScript', () => {
  const targets: [string, string][] = [
    ...SOLD_ONLINE.map(({ number }): [string, string] => [
      `${cardOf(number)} a`,
      address(testSite.purchase(linkedinPurchaseId(number)).path),
    ]),
    ...Object.values(CALLS).map((call): [string, string] => [call, consultation.url]),
  ];

  test.each(targets)('%s leads to %s', async (link, target) => {
    await visiting({ javaScript: false }, async ({ page }) => {
      await page.goto(address(PATH));
      await page.click(link);
      // Asked from outside: nothing waits inside a page without scripts.
      await expect.poll(() => page.url(), { timeout: 10_000 }).toBe(target);
    });
  });
});

describe('the links of the hero', () => {
  test.each([
    ['the bundles', PRICING_ID],
    ['the week', 'week'],
  ])('lead to %s, clear of the header', async (_, id) => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(PATH));
      await page.click(`main a[href="${href('linkedin', id)}"]`);
      await page.waitForFunction((hash) => location.hash === hash, {}, `#${id}`);
      const { header, heading } = await page.evaluate(
        (target) => ({
          header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
          heading: document.querySelector(`#${target} h2`)?.getBoundingClientRect().top ?? 0,
        }),
        id,
      );
      expect(heading).toBeGreaterThan(header);
      expect(heading).toBeLessThan(450);
    });
  });
});

/** The rows of the week as a screen reader gets them: the role and the name of every cell. */
async function readTable(page: Page): Promise<string[][]> {
  const root = await page.$('#week table');
  if (!root) throw new Error('The week has no table');
  const tree = await page.accessibility.snapshot({ root, interestingOnly: false });
  const rows: string[][] = [];
  const visit = (node: SerializedAXNode) => {
    if (node.role === 'row')
      rows.push((node.children ?? []).map(({ role, name }) => `${role} ${name}`));
    else node.children?.forEach(visit);
  };
  if (tree) visit(tree);
  return rows;
}

describe('the week', () => {
  const { from, to } = claims.weeklyConnections;

  test.each([
    ['desktop', {}],
    ['phone', { viewport: PHONE }],
  ])('is a table on a %s: days across, jobs down, a row of ads per level', async (_, options) => {
    await visiting(options, async ({ page }) => {
      await page.goto(address(PATH));
      const [days = [], ...jobs] = await readTable(page);
      expect(days.slice(1)).toEqual(
        ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `columnheader ${day}`),
      );
      expect(jobs.map(([header]) => header)).toEqual([
        expect.stringMatching(/^rowheader Connections /),
        expect.stringMatching(/^rowheader Messages /),
        expect.stringMatching(/^rowheader Posts /),
        ...linkedinBundles.map(({ number }) => `rowheader Ads Level ${number}`),
      ]);
      for (const cells of jobs) {
        expect(cells).toHaveLength(6);
        expect(cells.slice(1).every((cell) => /^(grid)?cell /.test(cell))).toBe(true);
      }
      expect(jobs[0]?.[1]).toContain(`${from / 5} to ${to / 5}+`);
    });
  });

  test('shows as many people and advertisements as the facts say, and says that it is an example', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(PATH));
      const week = await page.$eval('#week', (section) => {
        const rows = [...section.querySelectorAll('tbody tr')];
        const rings = [...(rows[0]?.querySelectorAll('td [aria-hidden] i') ?? [])];
        return {
          caption: section.querySelector('caption')?.textContent,
          rings: rings.length,
          filled: rings.filter(
            (ring) => getComputedStyle(ring).backgroundColor !== 'rgba(0, 0, 0, 0)',
          ).length,
          ads: rows.slice(3).map((row) => row.querySelectorAll('td i').length),
          text: (section as HTMLElement).innerText,
        };
      });
      expect(week.caption).toContain('example week');
      expect(week.text).toContain('Example week');
      expect(week.rings).toBe(to);
      expect(week.filled).toBe(from);
      expect(week.ads).toEqual(linkedinBundles.map((bundle) => bundle.advertisementsPerWeek));
    });
  });
});

test('nine features of the platform come with every level', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address(PATH));
    const names = await page.$$eval('main ol h3', (headings) =>
      headings.map(({ textContent }) => textContent),
    );
    expect(names).toHaveLength(9);
    expect(names).toEqual(platformFeatures.filter(({ lane }) => lane).map(({ name }) => name));
  });
});

import type { Page, Viewport } from 'puppeteer-core';
import { standardPlans } from '#data/standard-plans.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { announcements } from './announcements.ts';
import { address, DESKTOP, load, openFold, PHONE, until } from './browser-fixture.ts';
import { open, openWith, untilState } from './dialogs.ts';
import {
  box,
  FILTER,
  level,
  openCalculator,
  OPENER,
  openTable,
  plan,
  status,
} from './plan-table.ts';

/** Longer than a busy machine takes: otherwise a slow-page notice, not part of the state, would be announced. */
const NEVER_SLOW_MS = 60_000;

export type State = {
  name: string;
  viewport: Viewport;
  /** The other width at which the state's targets are measured. */
  narrower: number;
  /** The part of the page that differs from how it is served; other tests check the rest. */
  within: string;
  reach: (page: Page) => Promise<unknown>;
  /** Whether another state has the same parts, so that only `npm run test:all` tests this one. */
  isLikeAnother?: boolean;
};

const ON_PHONE = { viewport: PHONE, narrower: 320 };
const TABLET: Viewport = { width: 768, height: 1024, hasTouch: true };
const ON_DESKTOP = { viewport: DESKTOP, narrower: 1280 };

const at = (page: Page, path: string) => load(page, address(path));

const untilSaid = (page: Page) =>
  until(async () => (await announcements(page)) !== '', 'Nothing is announced');

/** Waits until a search has announced its results, as it does when typing pauses, and has cleared the announcement. */
const untilAnnounced = async (page: Page) => {
  await untilSaid(page);
  await page.waitForFunction(
    () => document.querySelector('[data-search=spoken]')?.textContent === '',
  );
};

const press =
  (path: string, ...controls: readonly string[]) =>
  async (page: Page) => {
    await at(page, path);
    for (const control of controls) await page.click(control);
  };

const search = (words: string) => async (page: Page) => {
  await at(page, `/search?q=${encodeURIComponent(words)}`);
  await untilAnnounced(page);
};

/** The answers to these differ: prices, a clause of the terms, the ways to reach a person. */
const QUESTIONS = ['how much does it cost', 'how do I cancel', 'talk to a person'];

/** States that a visitor can reach but that no page shows on its own. */
export const STATES: readonly State[] = [
  ...[ON_DESKTOP, ON_PHONE].map((device) => ({
    name: `a dialog (${device.viewport.width} px)`,
    ...device,
    isLikeAnother: device === ON_DESKTOP,
    within: 'dialog[open]',
    reach: async (page: Page) => {
      await at(page, '/');
      await open(page, 'scheduleCall');
      await untilState(page, 'scheduleCall', 'loaded');
    },
  })),
  {
    name: 'a dialog whose page takes long',
    ...ON_PHONE,
    within: 'dialog[open]',
    reach: async (page) => {
      await openWith(page, `${testSite.env.connectOrigin}/hang/calendar`);
      await untilState(page, 'scheduleCall', 'slow');
    },
  },
  {
    name: 'a dialog whose page does not come',
    isLikeAnother: true,
    ...ON_PHONE,
    within: 'dialog[open]',
    reach: async (page) => {
      await openWith(page, 'http://localhost:9/elsewhere', NEVER_SLOW_MS);
      await untilState(page, 'scheduleCall', 'failed');
    },
  },
  {
    name: 'a dialog whose next page does not come',
    isLikeAnother: true,
    ...ON_PHONE,
    within: 'dialog[open]',
    reach: async (page) => {
      await openWith(page, testSite.embeds.scheduleCall.url, NEVER_SLOW_MS);
      await untilState(page, 'scheduleCall', 'loaded');
      const frame = 'dialog[open] iframe';
      await page.focus(frame);
      await page.$eval(frame, (element) => element.setAttribute('src', 'http://localhost:9/'));
      await untilState(page, 'scheduleCall', 'interrupted');
    },
  },
  {
    name: 'the menu of a phone, the platform unfolded',
    ...ON_PHONE,
    within: 'header',
    reach: press('/', '[data-disclosure=menu] > summary', '[data-disclosure=menu] nav summary'),
  },
  {
    name: 'the platform dropdown',
    ...ON_DESKTOP,
    within: 'header',
    reach: press('/', '[data-disclosure=dropdown] summary'),
  },
  {
    name: 'the contents of a document',
    ...ON_PHONE,
    within: 'main details',
    reach: press(href('terms'), 'main details > summary'),
  },
  // One tag of the tangle, two with a message of their own, and all of them.
  ...(
    [
      ['a tag that is pulled', [0], ON_PHONE],
      ['two tags that are pulled', [0, 1], { viewport: TABLET, narrower: 1023 }],
      ['a tangle that is pulled straight', [0, 1, 2, 4], { viewport: DESKTOP, narrower: 1024 }],
    ] as const
  ).map(([name, tags, device]) => ({
    name,
    ...device,
    isLikeAnother: tags.length > 1,
    within: 'main > section:first-of-type',
    reach: async (page: Page) => {
      await at(page, '/');
      await page.waitForSelector('[data-thread] button');
      await page.$$eval(
        '[data-thread] button',
        (buttons, pulled) => pulled.forEach((tag) => buttons[tag]?.click()),
        tags,
      );
      await page.waitForSelector('[data-thread]:not([data-moving])');
    },
  })),
  { name: 'search results', ...ON_PHONE, within: 'main', reach: search('invoice') },
  { name: 'a search without a result', ...ON_PHONE, within: 'main', reach: search('zzzzzz') },
  ...QUESTIONS.map((question) => ({
    name: `an answer to ${question}`,
    isLikeAnother: question !== QUESTIONS[0],
    ...ON_PHONE,
    within: 'main',
    reach: search(question),
  })),
  {
    name: 'a search that is typed',
    isLikeAnother: true,
    ...ON_DESKTOP,
    within: 'main',
    reach: async (page) => {
      await at(page, '/search');
      // Until the index is there, a pause in typing announces that the search goes on.
      await Promise.all([
        page.waitForResponse((response) => response.request().resourceType() === 'fetch'),
        page.focus('[type=search]'),
      ]);
      await page.type('[type=search]', 'refund');
      await untilAnnounced(page);
    },
  },
  {
    name: 'the calculator, another level and another amount',
    ...ON_DESKTOP,
    within: '[data-calculator]',
    reach: async (page) => {
      await openCalculator(page);
      await page.focus('[data-calculator] [type=range]');
      await page.keyboard.press('End');
      await page.focus('[data-calculator] [type=radio]:checked');
      await page.keyboard.press('ArrowRight');
      await untilSaid(page);
      await page.waitForSelector('[data-calculator] [role=status]:empty');
    },
  },
  {
    name: 'the discounts, unfolded',
    ...ON_PHONE,
    within: 'details:has([name=discount])',
    reach: async (page) => {
      // The calculator is above and may wake on the way or later, so it is woken first.
      await openCalculator(page);
      await openFold(page, 'details:has([name=discount]) > summary');
    },
  },
  {
    name: 'the yearly prices',
    ...ON_PHONE,
    within: `#${PRICING_ID}`,
    reach: press(href('pbsengine'), `#${PRICING_ID} label:has([value=yearly])`),
  },
  {
    name: 'the table of plans, filtered',
    ...ON_DESKTOP,
    within: 'astro-island',
    reach: async (page) => {
      await openTable(page);
      await page.click(box(1));
    },
  },
  {
    name: 'three plans side by side, the filter open',
    ...ON_PHONE,
    within: 'astro-island',
    reach: async (page) => {
      await openTable(page);
      await page.tap(OPENER);
      await page.tap(plan(standardPlans.at(-1)?.id ?? ''));
    },
  },
  {
    name: 'the table of plans, with no plan left',
    isLikeAnother: true,
    ...ON_DESKTOP,
    within: 'astro-island',
    reach: async (page) => {
      await openTable(page);
      await page.click(level(3));
      await page.select(
        `${FILTER} select`,
        String(standardPlans[0]?.prices.month.amount.minorUnits),
      );
      await until(async () => (await status(page)).startsWith('No single plan'), 'A plan is left');
    },
  },
];

import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { content as faq } from '#features/faq/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { contentPages } from '#tests/test-site.ts';
import { byRole } from './support/roles.ts';
import {
  address,
  expectClearOfHeader,
  follow,
  newPage,
  openPage,
  PHONE,
  untilAt,
  untilStill,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

/** The delay that section 2 of the specification requires, in milliseconds. */
const DELAY = 100;
const PRICING = href('pbsengine', PRICING_ID);
/** The id of an answer that is folded until it is asked for. */
const HOME_ANSWER = faq.home.questions[0]?.id ?? '';

type Recording = { timers: number[]; moves: [time: number, y: number][]; started: number };

/**
 * Records, in every document that the page opens, which timers are set and where it is scrolled to, since the document
 * was parsed or `restart` was called. A busy machine runs timers late, so `timers` has the delays they were set to.
 */
async function recordScrolling(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const recording: Recording = { timers: [], moves: [], started: 0 };
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay?: number) => {
      recording.timers.push(delay ?? 0);
      return setTimer(run, delay);
    }) as typeof window.setTimeout;
    const restart = () => {
      recording.timers.length = 0;
      recording.moves.length = 0;
      recording.started = performance.now();
    };
    const look = () => {
      recording.moves.push([performance.now() - recording.started, scrollY]);
      requestAnimationFrame(look);
    };
    // Registered before the page's own listeners, so that their timers are recorded.
    document.addEventListener('readystatechange', restart, { capture: true, once: true });
    requestAnimationFrame(look);
    Object.assign(window, { recording, restart });
  });
}

/** What has been recorded so far: a scroll position is recorded in the frame after it was reached. */
const recordingOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { recording: Recording }).recording;
  });

/** Expects the page to have stayed at its top until the delay was over, and returns where it was scrolled to then. */
async function expectDelay(page: Page): Promise<number[]> {
  const { timers, moves } = await recordingOf(page);
  expect(timers).toContain(DELAY);
  expect(moves.filter(([time, y]) => time < DELAY - 5 && y !== 0)).toEqual([]);
  return moves.map(([, y]) => y);
}

describe('a place on a page', () => {
  test('is reached from another page: first the top, then after 100 ms a smooth scroll', async () => {
    const { page, log } = await newPage({ motion: true });
    await recordScrolling(page);
    // A smooth scroll is seen far from the top and from its end. A busy machine may not paint that on every visit.
    let between: number[] = [];
    for (let visit = 0; visit < 4 && between.length === 0; visit += 1) {
      await page.goto(address('/'));
      await follow(page, await byRole(page, 'link', { name: 'PRICING', within: 'header' }));
      await untilAt(page, PRICING_ID);
      await untilStill(page);
      const places = await expectDelay(page);
      const end = places.at(-1) ?? 0;
      between = places.filter((y) => y > 100 && y < end - 100);
    }
    expect(between).not.toEqual([]);
    await expectClearOfHeader(page, PRICING_ID);
    expect(page.url()).toBe(address(PRICING));
    expect(await page.$eval(`#${PRICING_ID}`, (element) => element.matches(':target'))).toBe(true);
    expect(log.complaints).toEqual([]);
  });

  test('is reached at once, after the same delay, with reduced motion; a reload and Back keep it', async () => {
    const { page } = await newPage({ motion: false });
    await recordScrolling(page);
    await page.goto(address(PRICING));
    await untilAt(page, PRICING_ID);
    await untilStill(page);
    const places = await expectDelay(page);
    // Only the top and the place itself, nothing between: typefaces that arrive later move it by a pixel or two.
    const end = places.at(-1) ?? 0;
    expect(end).toBeGreaterThan(0);
    expect(places.filter((y) => y > 0 && Math.abs(y - end) > 2)).toEqual([]);
    await expectClearOfHeader(page, PRICING_ID);

    await page.reload();
    await untilAt(page, PRICING_ID);
    await page.goto(address('/'));
    await page.goBack();
    await untilAt(page, PRICING_ID);
    expect(page.url()).toBe(address(PRICING));
  });

  test('is reached from the same page after 100 ms, again and again', async () => {
    const { page } = await newPage();
    await recordScrolling(page);
    await page.goto(address(href('pbsengine')));
    const link = await byRole(page, 'link', { name: 'PRICING', within: 'header' });
    for (let visit = 0; visit < 2; visit += 1) {
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
        (window as unknown as { restart: () => void }).restart();
      });
      await link.click();
      await untilAt(page, PRICING_ID);
      await expectDelay(page);
    }
  });

  test('that is a folded answer is open after a reload, and after its link is followed again', async () => {
    const { page } = await openPage(`/#${HOME_ANSWER}`);
    const answer = `#${HOME_ANSWER}`;
    const untilOpen = () => page.waitForSelector(`${answer}[open]`);
    const fold = () => page.$eval(answer, (one) => one.removeAttribute('open'));
    await untilOpen();
    await page.reload();
    await untilOpen();

    await fold();
    await page.$eval(
      'main a:not([data-dialog])',
      (link, hash) => link.setAttribute('href', hash),
      answer,
    );
    await page.click(`main a[href="${answer}"]`);
    await untilOpen();
    expect(page.url()).toBe(address(`/${answer}`));
  });

  test('is not followed once the visitor has scrolled', async () => {
    const { page } = await newPage();
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('readystatechange', () =>
        scrollTo({ top: 40, behavior: 'instant' }),
      );
    });
    await page.goto(address(PRICING));
    await page.waitForFunction(() => location.hash !== '');
    await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), 2 * DELAY);
    expect(await page.evaluate(() => scrollY)).toBe(40);
    expect(page.url()).toBe(address(PRICING));
  });
});

test.each(contentPages)(
  'the links in $path to places on it stop clear of the header',
  async (route) => {
    const { page } = await openPage(route.path, { viewport: PHONE });
    const fragments: string[] = [];
    for (const link of await page.$$(`main a[href^="${route.path}#"]`)) {
      const id = await link.evaluate((element) => element.hash.slice(1));
      if (fragments.includes(id) || !(await link.evaluate((one) => one.checkVisibility())))
        continue;
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await link.click();
      await untilAt(page, id);
      await expectClearOfHeader(page, id);
      fragments.push(id);
    }
    expect(new Set(fragments).size).toBe(fragments.length);
  },
);

import { setTimeout } from 'node:timers/promises';
import type { Browser, ElementHandle, Page, Viewport } from 'puppeteer-core';
import { href } from '../../src/site/site.ts';
import { DESKTOP, PHONE, until, visit } from './visit.ts';

/** Something that a visitor presses, and what shows that the page answered. */
export type Press = {
  name: string;
  path: string;
  viewport: Viewport;
  /** The selector of what is pressed. */
  target: string;
  /** Brings the page into a state in which the control works. */
  prepare?: (page: Page) => Promise<void>;
  /** Typed into `target`, instead of a press. */
  text?: string;
  /** A selector that matches once the press was answered. */
  answer: string;
  /** What its text contains then. */
  says?: string;
};

const FILTER = '[data-plan-filter]';

export const PRESSES: readonly Press[] = [
  {
    name: 'menu of a phone',
    path: href('home'),
    viewport: PHONE,
    target: '[data-disclosure=menu] > summary',
    answer: '[data-disclosure=menu][open]',
  },
  {
    name: 'dialog',
    path: href('home'),
    viewport: PHONE,
    target: 'main [data-dialog]',
    answer: 'dialog[open]',
  },
  {
    name: 'price switch',
    path: href('pbsengine'),
    viewport: PHONE,
    target: 'main fieldset:not(:disabled) label:has([type=radio]:not(:checked))',
    answer: 'main fieldset:not(:disabled) label:has(:not(:checked)) ~ label :checked',
  },
  {
    name: 'filter of the plans (React)',
    path: href('pbsengine'),
    viewport: DESKTOP,
    prepare: async (page) => {
      await page.$eval(FILTER, (filter) => {
        filter.scrollIntoView({ behavior: 'instant' });
      });
      await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
    },
    target: `${FILTER} label:has([type=checkbox])`,
    answer: `${FILTER} label :checked`,
  },
  {
    name: 'letter in the search',
    path: href('search'),
    viewport: PHONE,
    prepare: async (page) => {
      await page.type('input[name=q]', 'price');
      await page.waitForSelector('[data-search=results] li');
    },
    target: 'input[name=q]',
    text: 's',
    answer: '[data-search=status]',
    says: 'prices',
  },
];

type Watched = Window & { presses: number[] };

/** Runs in the page: records how long it took from each release until the frame that answered it, in steps of 8 ms. */
function watch(): void {
  const presses: number[] = [];
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      // If the touch itself changes nothing, its duration would last until the release is answered.
      if (entry.interactionId && entry.name !== 'pointerdown') presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** How long a finger rests on what it presses (milliseconds). */
const PRESS_MS = 80;

async function press(element: ElementHandle, { hasTouch }: Viewport): Promise<void> {
  if (!hasTouch) return element.click({ delay: PRESS_MS });
  const finger = await element.touchStart();
  await setTimeout(PRESS_MS);
  await finger.end();
}

/**
 * The time from the release of a press, or from a key, to the next frame, in milliseconds. @throws if `answer` does not
 * come with it or later.
 */
export function measurePress(
  browser: Browser,
  origin: string,
  { path, viewport, target, prepare, text, answer, says = '' }: Press,
): Promise<number> {
  return visit(browser, viewport, async (page) => {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle0' });
    await prepare?.(page);
    const element = await page.waitForSelector(target, { visible: true });
    await element?.scrollIntoView();
    if (text !== undefined) await element?.focus();
    await page.evaluate(watch);
    if (text !== undefined) await page.keyboard.type(text);
    else if (element) await press(element, viewport);
    await page.waitForFunction(
      (selector, words) => document.querySelector(selector)?.textContent.includes(words),
      {},
      answer,
      says,
    );
    // An event that took less than 16 ms is not reported, so the wait for a report is limited.
    await page.evaluate(() => Object.assign(window, { answeredAt: performance.now() }));
    return until(page, () => {
      const { presses, answeredAt } = window as unknown as Watched & { answeredAt: number };
      if (presses.length > 0) return Math.max(...presses);
      return performance.now() > answeredAt + 1_500 ? 16 : null;
    });
  });
}

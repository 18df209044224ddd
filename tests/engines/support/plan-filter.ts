import { expect, vi } from 'vitest';
import type { Tab } from './driver.ts';
import { untilSame } from './engine-test.ts';

const FILTER = '[data-plan-filter]';

/** Opens the tables of all plans, so that React loads, and waits until their filter is enabled. */
export async function wakeFilter(tab: Tab): Promise<void> {
  await tab.press(`details:has(${FILTER}) > summary`);
  await untilSame(
    tab,
    true,
    (filter) => document.querySelector(`${filter} fieldset:not(:disabled)`) !== null,
    FILTER,
  );
}

/** How far the words of every visible legend are below the top edge of the filter (pixels). */
export const legendGaps = (tab: Tab) =>
  tab.evaluate((selector) => {
    const filter = document.querySelector(selector);
    const edge = filter?.getBoundingClientRect().top ?? NaN;
    return [...(filter?.querySelectorAll('legend') ?? [])]
      .filter((legend) => legend.getBoundingClientRect().height > 1)
      .map((legend) => {
        const words = document.createRange();
        words.selectNodeContents(legend);
        return words.getBoundingClientRect().top - edge;
      });
  }, FILTER);

/** How many rows of the table around the filter are displayed. */
const shownRows = (filter: string) =>
  [...document.querySelectorAll(`astro-island:has(${filter}) tbody tr`)].filter((row) =>
    row.checkVisibility(),
  ).length;

/** Presses a choice of the filter and expects fewer rows than before, but at least one. */
export async function expectFilters(tab: Tab): Promise<void> {
  const all = await tab.evaluate(shownRows, FILTER);
  // The input itself is hidden: visitors press its label.
  await tab.press(`${FILTER} label:has(input:not(:checked))`);
  await vi.waitFor(async () => expect(await tab.evaluate(shownRows, FILTER)).toBeLessThan(all), {
    timeout: 12_000,
  });
  expect(await tab.evaluate(shownRows, FILTER)).toBeGreaterThan(0);
}

import type { Browser, Viewport } from 'puppeteer-core';
import { until, visit } from './visit.ts';

/** What one visit measured, in milliseconds from its start; the shift has no unit. */
export type Paints = {
  first: number;
  largest: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** The time that tasks took beyond 50 ms each, from the first paint until the typefaces were loaded. */
  blocked: number;
  /** Whether every typeface of the site was loaded in the end. */
  hasTypefaces: boolean;
};

type Bench = Pick<Paints, 'first' | 'largest' | 'shift'> & {
  tasks: { start: number; beyond: number }[];
};
type Watched = Window & { bench: Bench };

/** Runs in every page before its own scripts. */
function watch(): void {
  const bench: Bench = { first: 0, largest: 0, shift: 0, tasks: [] };
  (window as unknown as Watched).bench = bench;
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.largest = startTime;
  });
  observe('layout-shift', ({ value = 0 }) => {
    bench.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    bench.tasks.push({ start: startTime, beyond: duration - 50 });
  });
}

/** Opens `url` for the first time and measures when it paints. */
export function measurePaints(browser: Browser, url: string, viewport: Viewport): Promise<Paints> {
  return visit(browser, viewport, async (page) => {
    await page.evaluateOnNewDocument(watch);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await until(page, () => (window as unknown as Watched).bench.largest > 0);
    return page.evaluate(readPaints);
  });
}

/** Runs in the page once it has painted. */
async function readPaints(): Promise<Paints> {
  const typefaces = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  const isLate = new Promise((resolve) => setTimeout(resolve, 5_000));
  await Promise.race([Promise.allSettled(typefaces.map(({ loaded }) => loaded)), isLate]);
  // The last paint is reported with the frame after it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const { tasks, ...paints } = (window as unknown as Watched).bench;
  return {
    ...paints,
    blocked: tasks
      .filter(({ start }) => start >= paints.first)
      .reduce((sum, { beyond }) => sum + beyond, 0),
    hasTypefaces: typefaces.length > 0 && typefaces.every(({ status }) => status === 'loaded'),
  };
}

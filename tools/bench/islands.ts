import type { Browser } from 'puppeteer-core';
import { href } from '../../src/site/site.ts';
import { PHONE, visit } from './visit.ts';

/** The islands that React runs in the browser; `ready` is a selector that matches once it does. */
export const ISLANDS = [
  {
    name: 'plan comparison',
    path: href('pbsengine'),
    island: 'astro-island[component-export=PlanComparison]',
    ready: '[data-plan-filter] fieldset:not(:disabled)',
  },
  {
    name: 'cost calculator',
    path: href('pbsenginePremium'),
    island: 'astro-island[component-export=CostCalculator]',
    ready: '[data-calculator] fieldset:not(:disabled)',
  },
] as const;

/** The time from the scroll that brings an island near until React runs in it, in milliseconds. */
export function measureArrival(
  browser: Browser,
  origin: string,
  { path, island, ready }: (typeof ISLANDS)[number],
): Promise<number> {
  return visit(browser, PHONE, async (page) => {
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: 400 });
    return page.evaluate(
      (place, sign) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          // On a phone, the tables of plans are folded until a visitor opens them.
          document.querySelector(place)?.closest('details')?.setAttribute('open', '');
          document.querySelector(place)?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
          new MutationObserver((_, observer) => {
            if (!document.querySelector(sign)) return;
            observer.disconnect();
            resolve(performance.now() - start);
          }).observe(document, { subtree: true, childList: true, attributes: true });
        }),
      island,
      ready,
    );
  });
}

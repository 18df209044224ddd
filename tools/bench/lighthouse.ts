import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/** Lighthouse's results for a page on a phone; times are in milliseconds. */
export type Verdict = {
  /** Performance, accessibility, best practices, search engines. */
  scores: number[];
  first: number;
  largest: number;
  blocked: number;
  shift: number;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse on `url`, with its own simulation of a slow phone. */
export async function askLighthouse(browser: Browser, url: string): Promise<Verdict> {
  const result = await lighthouse(url, {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
    // Lighthouse also waits until the processor is quiet for a second, so it does not need these pauses.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr?.runtimeError?.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

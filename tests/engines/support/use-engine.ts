import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import type { Collected } from './collect.ts';
import type { Engine, EngineName, EngineOptions, Tab } from './driver.ts';
import { startChromium, startFirefox } from './puppeteer-engine.ts';
import { startWebkit } from './webkit-engine.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    engine: EngineName;
  }
}

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit } as const;

/** The engine that this run of a test file is for. */
export const engineName = (): EngineName => inject('engine');

/** Starts the engine of this run for a test file, and returns a function that runs a test in a tab of its own. */
export function useEngine(options: EngineOptions = {}) {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await START[engineName()](options);
  });
  afterAll(() => engine?.stop());
  return async <Result>(visit: (tab: Tab) => Promise<Result>): Promise<Result> => {
    if (!engine) throw new Error('The engine has not started');
    const tab = await engine.newTab();
    try {
      return await visit(tab);
    } finally {
      await tab.close();
    }
  };
}

/** What the page has complained about. */
export const complaintsOf = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => (window as unknown as Collected).complaints);

/** Waits until a function of the page returns what is expected. @throws with what it returned last. */
export async function untilSame<Value, Args extends readonly unknown[]>(
  tab: Tab,
  expected: Value,
  look: (...args: Args) => Value,
  ...args: Args
): Promise<void> {
  await vi.waitFor(async () => expect(await tab.evaluate(look, ...args)).toEqual(expected), {
    timeout: 12_000,
    interval: 100,
  });
}

/** The status of the site's own typefaces before they arrive: WebKit counts those that it does not wait for as failed. */
export const FONTS_UNDER_WAY: Record<EngineName, FontFaceLoadStatus[]> = {
  chromium: ['loading', 'loading'],
  firefox: ['loading', 'loading'],
  webkit: ['error', 'error'],
};

/** The status of each of the site's own typefaces. */
export const fontStatuses = () =>
  [...document.fonts]
    .filter(({ family }) => !family.includes('fallback'))
    .map(({ status }) => status);

import { expect, inject, test as base, vi } from 'vitest';
import type { Collected } from './collect.ts';
import type { EngineName, EngineOptions, Tab } from './driver.ts';
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

/** `test` in the engine of this run. A test can ask for `tab`, a tab of its own, and `newTab`, which opens another. */
export const testWith = (options: EngineOptions = {}) =>
  base
    .extend('options', { scope: 'worker' }, options)
    .extend('engine', { scope: 'worker' }, async ({ options: settings }, { onCleanup }) => {
      const engine = await START[engineName()](settings);
      onCleanup(engine.stop);
      return engine;
    })
    .extend('newTab', ({ engine }, { onCleanup }) => {
      const tabs: Tab[] = [];
      onCleanup(async () => {
        for (const tab of tabs) await tab.close();
      });
      return async () => {
        const tab = await engine.newTab();
        tabs.push(tab);
        return tab;
      };
    })
    .extend('tab', ({ newTab }) => newTab());

export const test = testWith();

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

import { vi } from 'vitest';

/** The browser engines of the suite. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

export type KeyName = 'Escape' | 'Enter' | 'Tab';

/**
 * A browser tab with only what the suite needs, so that every engine can offer it. Functions run in the page; they and
 * their arguments are sent there as text.
 */
export type Tab = {
  /** Opens an address and waits until the document is parsed; frames, pictures and scripts may still be loading. */
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Presses the first element that the selector matches, as a mouse does. */
  press: (selector: string) => Promise<void>;
  pressInFrame: (frame: string, selector: string) => Promise<void>;
  evaluateInFrame: <Result>(frame: string, run: () => Result) => Promise<Awaited<Result>>;
  key: (key: KeyName) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** @returns the resulting width of the window: some browsers have a minimum width. */
  resize: (width: number, height: number) => Promise<number>;
  close: () => Promise<void>;
};

/** A running browser, whose scroll bars take up space next to what they scroll, as on most desktops. */
export type Engine = {
  newTab: () => Promise<Tab>;
  stop: () => Promise<void>;
};

/** What a visitor can set in a browser before a page is opened. */
export type EngineOptions = {
  storage?: 'open' | 'blocked';
  minimumFontSize?: number;
};

/** Leaves a page by calling `leave`, and waits until another document is parsed, whether or not its frames come. */
export async function arrive(
  evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>,
  leave: () => Promise<unknown>,
  url: string,
): Promise<void> {
  await evaluate(() => void Object.assign(window, { isLeft: true }));
  await leave();
  await vi.waitFor(
    async () => {
      const { isThere, shows } = await evaluate(() => ({
        isThere:
          !('isLeft' in window) &&
          location.protocol !== 'about:' &&
          document.readyState !== 'loading' &&
          (document.body as HTMLElement | null) !== null,
        shows: `${'isLeft' in window ? 'the document before' : 'a new document'}: ${location.href}, ${document.readyState}`,
      }));
      if (!isThere) throw new Error(`${url} is not there. The tab shows ${shows}`);
    },
    { timeout: 30_000, interval: 50 },
  );
}

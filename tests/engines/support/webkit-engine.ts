import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, error, Key, type WebDriver } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { arrive, type Engine, type EngineOptions, type KeyName, type Tab } from './driver.ts';

const KEYS: Record<KeyName, string> = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB };
/** Shrinks the browser's toolbar, which would keep its windows wider than a phone. */
const SMALL_TOOL_BAR = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }`;
/** How long a navigation to the suite's own server may take to begin (milliseconds). */
const BEGINS_MS = 5000;
const SETTINGS = '[Settings]\ngtk-enable-animations=0\ngtk-overlay-scrolling=0\n';

/** WebKitGTK's MiniBrowser, on a virtual screen. It shares its engine with Safari, not its settings. */
export async function startWebkit(options: EngineOptions): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), SMALL_TOOL_BAR);
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), SETTINGS);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
    stdio: 'ignore',
  });
  const stop = async () => {
    for (const child of [service, screen]) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const driver = await vi.waitFor(() => connect(port, options), {
      timeout: 30_000,
      interval: 200,
    });
    // Otherwise, the driver would keep waiting for a script that was sent while a page was leaving.
    await driver.manage().setTimeouts({ script: 3000 });
    // Windows are reused: a new one takes a second, and without a window the driver cannot open one.
    const free = [await driver.getWindowHandle()];
    return {
      newTab: async () => {
        const handle = free.pop();
        if (handle === undefined) await driver.switchTo().newWindow('window');
        else await driver.switchTo().window(handle);
        await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 950 });
        const tab = await driver.getWindowHandle();
        return tabOf(driver, tab, () => free.push(tab));
      },
      stop: async () => {
        await driver.quit().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function connect(port: number, options: EngineOptions): Promise<WebDriver> {
  const { storage = 'open' } = options;
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const args = ['--automation'];
  if (storage === 'blocked') args.push('--enable-html5-local-storage=false');
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary, args },
      }),
    )
    .build();
}

function tabOf(driver: WebDriver, handle: string, release: () => void): Tab {
  const here = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  /** Functions are sent as text; if they return a promise, it is awaited. */
  const run = async (source: unknown, args: readonly unknown[]): Promise<never> => {
    const result: unknown = await driver.executeScript(
      `return (${String(source)})(...arguments)`,
      ...args,
    );
    return result as never;
  };
  let [journeys, repeats] = [0, 0];
  /**
   * Leaves the page by calling `ask`. About one navigation in 150 never begins, whether the driver or the page asks for
   * it: the tab stays where it is. If the page has not been left after `BEGINS_MS`, `askAgain` is called.
   */
  const leave = async (ask: () => Promise<void>, askAgain: () => Promise<void> = ask) => {
    const from = await run(
      (journey: number) => {
        Object.assign(window, { journey });
        return location.href;
      },
      [(journeys += 1)],
    );
    const hasLeft = (): Promise<boolean> =>
      run(
        (journey: number, href: string) =>
          (window as unknown as { journey?: number }).journey !== journey || location.href !== href,
        [journeys, from],
      );
    await ask();
    // A tab that does not answer by then has not begun either: the driver holds back scripts for a page about to leave.
    const isStillHere = await vi
      .waitFor(
        async () => {
          if (!(await hasLeft())) throw new Error(`The tab goes on showing ${String(from)}`);
          return false;
        },
        { timeout: BEGINS_MS, interval: 50 },
      )
      .catch(() => true);
    if (!isStillHere) return;
    repeats += 1;
    note(
      `The tab never began to leave ${String(from)}: asked again, ${repeats} times so far in this tab`,
    );
    await askAgain();
  };
  const travel = async (way: 'back' | 'forward') => {
    const navigation = (await here()).navigate();
    const goOn = (journey: number, steps: number) => {
      if ((window as unknown as { journey?: number }).journey === journey) history.go(steps);
    };
    await leave(
      () => navigation[way](),
      // If the first step was only late, a second one would go too far: the page itself takes it, if still there.
      // A page that does not answer is leaving.
      () => run(goOn, [journeys, way === 'back' ? -1 : 1]).catch(() => undefined),
    );
  };
  const press = async (selector: string) => {
    const element = await driver.findElement(By.css(selector));
    // If the click has led to another page, the driver may look for the element in vain.
    await element.click().catch((failure: unknown) => {
      if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
    });
  };
  const inFrame = async <Result>(frame: string, work: () => Promise<Result>): Promise<Result> => {
    await here();
    await driver.switchTo().frame(driver.findElement(By.css(frame)));
    try {
      return await work();
    } finally {
      await driver.switchTo().window(handle);
    }
  };
  return {
    goto: async (url) => {
      await here();
      await arrive(
        (source) => run(source, []),
        () => leave(() => driver.get(url)),
        url,
      );
    },
    back: () => travel('back'),
    forward: () => travel('forward'),
    evaluate: (source, ...args) => here().then(() => run(source, args)),
    press: (selector) => here().then(() => press(selector)),
    pressInFrame: (frame, selector) => inFrame(frame, () => press(selector)),
    evaluateInFrame: (frame, source) => inFrame(frame, () => run(source, [])),
    key: async (key) => (await here()).actions().sendKeys(KEYS[key]).perform(),
    type: async (selector, text) => {
      const element = await (await here()).findElement(By.css(selector));
      await element.sendKeys(text);
    },
    resize: async (width, height) => {
      await (await here()).manage().window().setRect({ x: 0, y: 0, width, height });
      return driver.executeScript<number>('return innerWidth');
    },
    close: async () => {
      await here();
      await driver.get('about:blank');
      // An address that is requested while another one is on its way would be lost, and a script sent to a page that is
      // leaving fails. A window that does not become empty is not reused.
      await vi
        .waitFor(
          async () => expect(await run(() => location.href, [])).toBe('about:blank'),
          BEGINS_MS,
        )
        .then(release, (error: unknown) => {
          note(`A window did not empty itself and is left behind: ${String(error)}`);
        });
    },
  };
}

/** Logs what the driver does on its own, so that it does not go unnoticed. */
function note(what: string): void {
  process.stderr.write(`webkit: ${what}\n`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

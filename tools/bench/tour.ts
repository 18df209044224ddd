import { setTimeout } from 'node:timers/promises';
import type { Browser, ElementHandle, Page, Viewport } from 'puppeteer-core';
import type { Runs } from './measure.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** The controls that a visitor can press without leaving the page, and text fields. */
const CONTROLS = 'button:not(:disabled), summary, input:not(:disabled), a[data-dialog]';
/** What lies over the page; its controls are pressed before those of the page. */
const OVERLAY = 'dialog[open], [data-disclosure][open]';
/** How long a finger rests on what it presses (milliseconds). */
const PRESS_MS = 80;

/**
 * Presses every control of each page on a phone and on a desktop, once per run. Returns the time from the release, or
 * from a key, to the next frame, in milliseconds, by page, width and control.
 */
export async function tour(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<Runs<number>> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1)
    for (const path of paths)
      for (const viewport of [PHONE, DESKTOP])
        await visit(browser, viewport, async (page) => {
          await page.goto(`${origin}${path}`, { waitUntil: 'networkidle2' });
          await page.evaluate(watch);
          await wakeIslands(page);
          for (let control = await next(page); control; control = await next(page)) {
            const name = `${path}, ${viewport.width} px: ${await control.evaluate(nameOf)}`;
            const time = await measurePress(page, control, viewport).catch((cause: unknown) => {
              throw new Error(`Pressing this control failed: ${name}`, { cause });
            });
            if (time !== null) times.set(name, [...(times.get(name) ?? []), time]);
          }
        });
  return times;
}

/** Scrolls to every island and waits until React runs in it. */
const wakeIslands = (page: Page) =>
  page.$$eval('astro-island', async (islands) => {
    for (const island of islands) {
      island.closest('details')?.setAttribute('open', '');
      island.firstElementChild?.scrollIntoView({ behavior: 'instant' });
      while (island.hasAttribute('ssr'))
        await new Promise((resolve) => void requestAnimationFrame(resolve));
    }
  });

/** Scrolls to the next control that has not been pressed and returns it, or `null` if there is none. */
async function next(page: Page): Promise<ElementHandle<HTMLElement> | null> {
  for (;;) {
    const found = await page.evaluateHandle(
      (controls, overlay) => {
        const over = document.querySelector(overlay);
        for (const control of (over ?? document).querySelectorAll<HTMLElement>(controls)) {
          // A choice is pressed by its label.
          const target = control.closest('label') ?? control;
          if (control.dataset.pressed || !target.checkVisibility()) continue;
          control.dataset.pressed = 'true';
          target.scrollIntoView({ block: 'center', behavior: 'instant' });
          if (target.getBoundingClientRect().width > 1) return target;
        }
        return over ? 'overlay' : null;
      },
      CONTROLS,
      OVERLAY,
    );
    const control = found.asElement() as ElementHandle<HTMLElement> | null;
    if (control ?? (await found.jsonValue()) === null) return control;
    await page.keyboard.press('Escape');
    await page.waitForFunction((overlay) => !document.querySelector(overlay), {}, OVERLAY);
  }
}

/** The kind of a control and the beginning of its name. */
function nameOf(control: HTMLElement): string {
  const words = control.ariaLabel ?? (control.innerText || control.textContent);
  const kind = control.dataset.dialog ? 'dialog' : control.localName;
  return `${kind} “${words
    .replaceAll(/[\s|]+/g, ' ')
    .trim()
    .slice(0, 32)}”`;
}

type Watched = Window & { answers: number[] };

/** Runs in the page: records how long it took from each release or key until the frame that answered it. */
function watch(): void {
  const answers: number[] = [];
  Object.assign(window, { answers });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      // If the touch itself changes nothing, its reported duration lasts until the release is answered.
      if (entry.interactionId && entry.name !== 'pointerdown') answers.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Presses a control. Returns how long the answer took, or `null` if the page had replaced the control meanwhile. */
async function measurePress(
  page: Page,
  control: ElementHandle<HTMLElement>,
  { hasTouch }: Viewport,
): Promise<number | null> {
  // The time for the scroll to the control is not part of the answer to the press.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    (window as unknown as Watched).answers.length = 0;
  });
  if (!(await control.evaluate((element) => element.checkVisibility()))) return null;
  const isSearch = await control.evaluate((element) => element.matches('[type=search]'));
  if (isSearch) await control.type('price');
  else if (hasTouch) {
    const finger = await control.touchStart();
    await setTimeout(PRESS_MS);
    await finger.end();
  } else await control.click({ delay: PRESS_MS });
  // An event that takes less than 16 ms is never reported.
  await setTimeout(400);
  // The results would hide the controls below the field while they are pressed.
  if (isSearch) {
    await page.waitForSelector('[data-search=results]:not([hidden])');
    await control.evaluate((field) => (field as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await page.waitForSelector('[data-search=start]:not([hidden])');
  }
  return page.evaluate(() => Math.max(16, ...(window as unknown as Watched).answers));
}

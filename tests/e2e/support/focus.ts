import type { Page } from 'puppeteer-core';
import { inPage, ringBearer } from './injected.ts';

/** Removes the frames of the page: their content belongs to others. */
export const removeFrames = (page: Page) =>
  page.$$eval('iframe', (frames) => frames.forEach((frame) => frame.remove()));

/** The name of what has the focus and whether its middle is in view, or `null` if the page itself has the focus. */
function focusStop(page: Page): Promise<{ name: string; isSeen: boolean } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const fits = height <= innerHeight;
    const middle = fits ? (top + bottom) / 2 : innerHeight / 2;
    const seen = document.elementFromPoint((left + right) / 2, middle);
    const label = element.closest('label');
    return {
      name: element.textContent.trim() || (element.getAttribute('aria-label') ?? element.tagName),
      isSeen:
        seen !== null &&
        (element.contains(seen) || seen.contains(element) || label?.contains(seen) === true) &&
        (fits ? top >= 0 && bottom <= innerHeight : top < innerHeight && bottom > 0),
    };
  });
}

/** Presses Tab until the focus leaves the page; returns the last stop, and those covered or partly out of view. */
export async function walkByTab(page: Page): Promise<{ last: string; hidden: string[] }> {
  await removeFrames(page);
  const hidden: string[] = [];
  let last = '';
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab');
    let stop = await focusStop(page);
    if (stop === null) return { last, hidden };
    // The call bar comes and goes some frames after the page has scrolled. If it goes while it has the focus, nothing
    // is focused, and the next Tab continues from its place.
    for (let frame = 0; stop && !stop.isSeen && frame < 10; frame += 1) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      stop = await focusStop(page);
    }
    if (stop) last = stop.name;
    if (stop?.isSeen === false) hidden.push(stop.name);
  }
  throw new Error('Tab never left the page');
}

/** Focuses every control of the page in turn, as a keyboard does; returns their number and those that show no ring. */
export async function controlsWithoutRing(
  page: Page,
): Promise<{ controls: number; ringless: string[] }> {
  // After a key press, the browser shows a ring for the focus that scripts set.
  await page.keyboard.press('Tab');
  const bearer = await inPage(page, ringBearer);
  return page.evaluate((ringBearer) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button:enabled, input:enabled, summary)',
      ),
      // A fold that a wide window always shows open has nothing to press.
    ].filter((control) => control.checkVisibility());
    const ringless = controls.filter((control) => {
      control.focus({ preventScroll: true });
      return !ringBearer(control);
    });
    return { controls: controls.length, ringless: ringless.map(({ outerHTML }) => outerHTML) };
  }, bearer);
}

/** How many key presses are sent at once, without waiting for each. */
const AT_ONCE = 25;

/** What Tab reaches on its way through the page, and what it should reach: everything focusable, in page order. */
export async function tabOrder(page: Page): Promise<{ reached: string[]; expected: string[] }> {
  await removeFrames(page);
  const expected = await page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.textContent.trim() || (element.getAttribute('aria-label') ?? '')}`;
    const reached: string[] = [];
    document.addEventListener('focusin', ({ target }) => reached.push(nameOf(target as Element)));
    Object.assign(window, { reached });
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), summary, select, input:not(:disabled), textarea, [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('[type=radio]:not(:checked), [inert] *'))
      .map(nameOf);
  });
  const session = await page.createCDPSession();
  const press = (type: 'keyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', {
      type,
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    });
  for (let pressed = 0; pressed < expected.length + AT_ONCE; pressed += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => [press('keyDown'), press('keyUp')]).flat(),
    );
  await session.detach();
  const reached = await page.evaluate(() => (window as unknown as { reached: string[] }).reached);
  return { reached: reached.slice(0, expected.length), expected };
}

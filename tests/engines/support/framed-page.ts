import { expect, vi } from 'vitest';
import type { FrameState } from '#client/frame-state.ts';
import { engineSite } from './addresses.ts';
import type { Collected } from './collect.ts';
import type { Tab } from './driver.ts';
import type { EmbedCase } from './embed-cases.ts';
import { complaintsOf, engineName, untilSame } from './engine-test.ts';

const { env } = engineSite;

/** What these tests count as slow (milliseconds); other tests check that pages wait eight seconds. */
export const SLOW = 500;

/** The state that a box is in. */
export const stateOf = (box: string) =>
  document.querySelector<HTMLElement>(box)?.dataset.state as FrameState | undefined;

/** What a visitor sees: the state, the text, and every control that is visible without scrolling the window. */
export const look = (box: string) => {
  const element = document.querySelector<HTMLElement>(box);
  const scope = element?.closest<HTMLElement>('dialog, main');
  const controls = [...(scope?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const inView = controls.filter((control) => {
    const { top, bottom, width } = control.getBoundingClientRect();
    return control.checkVisibility() && width > 0 && top >= 0 && bottom <= innerHeight;
  });
  const frame = element?.querySelector('iframe')?.getBoundingClientRect();
  const foot = element?.lastElementChild?.getBoundingClientRect();
  return {
    state: element?.dataset.state,
    text: scope?.innerText ?? '',
    controls: inView.map((control) => control.ariaLabel ?? control.innerText.trim().toLowerCase()),
    // A foot only for screen readers is clipped, so it covers nothing.
    covered: frame && foot && foot.height > 1 ? Math.max(0, frame.bottom - foot.top) : 0,
  };
};

/** Presses the button of a framed page; a browser may still be placing the frame when the first press comes. */
export async function pressUntilHeard(tab: Tab, frame: string): Promise<void> {
  const isHeard = () =>
    document.querySelector('button') === null ||
    document.querySelector('[role=status]')?.textContent !== '';
  await vi.waitFor(
    async () => {
      await tab.pressInFrame(frame, 'button');
      // A frame that has navigated away, or is gone, has received the press.
      expect(await tab.evaluateInFrame(frame, isHeard).catch(() => true)).toBe(true);
    },
    { timeout: 10_000, interval: 300 },
  );
}

/** Waits until a function of the framed page returns what is expected. */
async function untilInFrame<Value>(
  tab: Tab,
  frame: string,
  read: () => Value,
  expected: Value,
): Promise<void> {
  await vi.waitFor(async () => expect(await tab.evaluateInFrame(frame, read)).toEqual(expected), {
    timeout: 10_000,
    interval: 100,
  });
}

/** The link that is always there, with the name of what it opens. */
export const NEW_TAB = expect.stringMatching(/^open in a new tab\s*\(\S/) as string;

/** Waits for the final state of a case, and expects what must hold in every case. */
export async function expectOutcome(tab: Tab, box: string, embedCase: EmbedCase): Promise<void> {
  const { meanwhile, presses, says, shows, state } = embedCase;
  const frame = `${box} iframe`;
  if (presses) {
    await untilSame(tab, 'loaded', stateOf, box);
    // No visitor sends anything within a second of seeing a page, so two seconds are made to pass.
    await tab.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 2000;
    });
    await pressUntilHeard(tab, frame);
  }
  const expected = typeof state === 'string' ? state : state[engineName()];
  await untilSame(tab, expected, stateOf, box);
  if (meanwhile) {
    const states = await tab.evaluate(() => (window as unknown as Collected).states);
    expect(states).toContain(meanwhile);
  }
  const said = typeof says === 'object' ? says[engineName()] : says;
  if (said !== undefined)
    await untilInFrame(
      tab,
      frame,
      () => document.querySelector('[role=status]')?.textContent,
      said,
    );
  if (shows !== undefined)
    await untilInFrame(tab, frame, () => document.querySelector('h1')?.textContent, shows);
  const { text, controls, covered } = await tab.evaluate(look, box);
  expect(text).not.toContain('Nothing was sent');
  expect(controls).toEqual(expect.arrayContaining([NEW_TAB]));
  expect(covered).toBeLessThan(1);
  if (expected !== 'loaded') {
    expect(controls).toEqual(
      expect.arrayContaining(['try again', env.supportEmail, expect.stringMatching(/^\(\d{3}\) /)]),
    );
  }
  if (expected === 'interrupted') expect(text).not.toContain('didn’t load');
  // The browser says so when the policy blocks a frame, and the request beside it.
  const complaints = await complaintsOf(tab);
  expect(complaints.filter((complaint) => !/^policy: (frame|connect)-src/.test(complaint))).toEqual(
    [],
  );
}

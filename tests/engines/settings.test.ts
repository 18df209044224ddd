import { expect } from 'vitest';
import { href } from '#site/site.ts';
import { complaintsOf, engineName, testWith, untilSame } from './support/engine-test.ts';
import { stateOf } from './support/framed-page.ts';
import { boxOf, isDark, openerOf, openPage } from './support/visit.ts';

const MINIMUM = 24;

const test = testWith({ storage: 'blocked', minimumFontSize: MINIMUM });

test('storage is blocked', async ({ tab }) => {
  await openPage(tab, href('home'));
  const canKeep = await tab.evaluate(() => {
    try {
      localStorage.setItem('probe', 'kept');
      return true;
    } catch {
      return false;
    }
  });
  expect(canKeep).toBe(false);
  const before = await tab.evaluate(isDark);
  await tab.press('[data-theme-toggle]');
  await untilSame(tab, !before, isDark);
  await tab.press(openerOf('scheduleCall'));
  await untilSame(tab, 'loaded', stateOf, boxOf('scheduleCall'));
  expect(await complaintsOf(tab)).toEqual([]);
});

/** The height of the page's smallest line, header controls that the window cuts, and how far the page can pan. */
const look = () => {
  const root = document.documentElement;
  const probe = document.createElement('span');
  probe.textContent = 'x';
  probe.className = 'probe';
  document.querySelector('footer small, footer p')?.append(probe);
  const lineHeight = probe.getBoundingClientRect().height;
  probe.remove();
  const cut = [...document.querySelectorAll<HTMLElement>('header :is(a, button, summary)')].filter(
    (control) => {
      const { left, right } = control.getBoundingClientRect();
      return control.checkVisibility() && (left < 0 || right > root.clientWidth);
    },
  );
  return {
    lineHeight,
    cut: cut.map((control) => control.innerText || control.ariaLabel),
    sideways: root.scrollWidth - root.clientWidth,
  };
};

test(`letters of at least ${MINIMUM} pixels`, async ({ tab, skip }) => {
  if (engineName() === 'webkit') skip('the browser has no such setting');
  await openPage(tab, href('home'));
  for (const width of [320, 390, 768, 1024, 1152, 1280, 1440]) {
    await tab.resize(width, 900);
    const { lineHeight, ...seen } = await tab.evaluate(look);
    expect(lineHeight).toBeGreaterThanOrEqual(MINIMUM);
    expect(seen, `at ${width} px`).toEqual({ cut: [], sideways: 0 });
  }
  expect(await complaintsOf(tab)).toEqual([]);
});

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

/** Words on other words, and words that leave their control. Those of a drawing, tags included, may lie on each other. */
const lookAtWords = () => {
  const isVisuallyHidden = (element: Element | null): boolean => {
    if (element === null) return false;
    const style = getComputedStyle(element);
    const isClipped =
      style.getPropertyValue('clip').startsWith('rect(0') || style.clipPath === 'inset(50%)';
    return isClipped || isVisuallyHidden(element.parentElement);
  };
  const lines: { text: string; isDrawn: boolean; box: DOMRect; control: DOMRect | undefined }[] =
    [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('header, dialog, [data-call-bar]') || isVisuallyHidden(parent)) continue;
    const isDrawn = parent.closest('[aria-hidden=true], svg, [data-lanes]') !== null;
    const control = parent.closest('label, a, button, summary')?.getBoundingClientRect();
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      // A space at the end of a line has a box without a width.
      if (width === 0) continue;
      // A line is taller than its letters, and what a pixel covers can be read.
      lines.push({
        text,
        isDrawn,
        control,
        box: new DOMRect(x + 1, y + height / 4, width - 2, height / 2),
      });
    }
  }
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  return lines.flatMap(({ text, isDrawn, box, control }, index) => [
    ...(control && (box.left < control.left || box.right > control.right)
      ? [`"${text}" leaves its control`]
      : []),
    ...lines
      .slice(index + 1)
      .filter((other) => other.text !== text && !(isDrawn && other.isDrawn) && meet(box, other.box))
      .map((other) => `"${text}" lies on "${other.text}"`),
  ]);
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

const PAGES = [
  'home',
  'pbsengine',
  'aiAutomation',
  'linkedin',
  'pbsenginePremium',
  'catalog',
] as const;

test(`letters of at least ${MINIMUM} pixels cover nothing on a phone`, async ({ tab, skip }) => {
  if (engineName() === 'webkit') skip('the browser has no such setting');
  await tab.resize(390, 844);
  for (const page of PAGES) {
    await openPage(tab, href(page));
    expect(await tab.evaluate(lookAtWords), page).toEqual([]);
  }
});

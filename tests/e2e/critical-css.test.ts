// A page looks the same with all styles in its head as with critical CSS there and the rest behind the first screen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { expect, inject, test } from 'vitest';
import { href } from '#site/site.ts';
import { longPages, testSite } from '#tests/test-site.ts';
import { IS_EVERYTHING, rowsOfTier } from '#tests/tier.ts';
import { withForcedColors } from './support/forced-colors.ts';
import { STATES } from './support/open-states.ts';
import {
  address,
  atWidths,
  DESKTOP,
  load,
  newPage,
  switchTheme,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

/** The styles in the head of a page; React adds a style of its own to the body. */
const stylesInHead = (html: string) =>
  html.slice(0, html.indexOf('</head>')).match(/(?<=<style>)[^]*?(?=<\/style>)/g) ?? [];

function wholeStyles(path: string): string {
  const file = `${path === '/' ? 'index' : path}.html`;
  const styles = stylesInHead(readFileSync(join(inject('unsplit'), file), 'utf8'));
  expect(styles).toHaveLength(1);
  return styles.join('');
}

/**
 * Runs in the page: lists where the computed styles of its elements and of their `::before` and `::after` differ
 * between the page's own styles and `whole`. Compares every property that any rule sets.
 */
async function differences(whole: string): Promise<string[]> {
  const [head, rest] = ['head > style', 'main > svg > style'].map((selector) =>
    document.querySelector(selector),
  );
  const holder = rest?.parentElement;
  if (!head || !holder) throw new Error('The styles of this page are not split');
  const mark = document.createElement('template');
  const critical = head.textContent;
  const elements = [...document.querySelectorAll('html, body, body *')].filter(
    (element) => element !== holder && element !== rest,
  );

  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) if (!name.startsWith('--')) names.add(name);
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  const read = async () => {
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    // Replacing styles requests the typefaces again and starts transitions; in closed folds only once a style is read.
    for (const element of elements) getComputedStyle(element).getPropertyValue('translate');
    await document.fonts.ready;
    for (const animation of document.getAnimations()) animation.cancel();
    return elements.map((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return ['none'];
        return Array.from(names, (name) => style.getPropertyValue(name));
      }),
    );
  };

  // Collects from the page's own styles as well, so that `names` is complete before the first `read`.
  for (const { cssRules } of document.styleSheets) collect(cssRules);
  head.textContent = whole;
  holder.replaceWith(mark);
  const expected = await read();
  head.textContent = critical;
  mark.replaceWith(holder);
  const actual = await read();

  const places = [...names];
  return elements.flatMap((element, at) =>
    (expected[at] ?? []).flatMap((values, part) =>
      values.flatMap((value, place) => {
        const own = actual[at]?.[part]?.[place];
        if (own === value) return [];
        const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
        return [
          `${name}${['', '::before', '::after'][part] ?? ''} ${places[place] ?? ''}: ${own ?? ''}, not ${value}`,
        ];
      }),
    ),
  );
}

/** Describes the first differences of a page in the state in which it is, at each width. */
async function differencesAt(
  page: Page,
  state: string,
  widths: readonly number[],
): Promise<string[]> {
  const whole = wholeStyles(new URL(page.url()).pathname);
  const found: string[] = [];
  // A page with contents marks the section being read once its script has run; both reads have to come after that.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('li[data-section] > a')];
    return links.length === 0 || links.some((link) => link.hasAttribute('aria-current'));
  });
  await atWidths(page, widths, async (width) => {
    const own = await page.evaluate(differences, whole);
    found.push(...own.slice(0, 5).map((line) => `${state}, ${width} px: ${line}`));
  });
  return found;
}

const unlike = longPages.filter(({ id }) => id !== 'privacy');

test.each(rowsOfTier(unlike, ({ id }) => id === 'home'))(
  '$path looks the same with and without the split',
  async ({ path }) => {
    const { page } = await newPage({ motion: true });
    await page.setBypassCSP(true);
    await load(page, address(path));
    const ofTier = (width: number) => rowsOfTier([390, 1440], (one) => one === width);
    const found = await differencesAt(page, 'light, with motion', ofTier(390));
    await page.$$eval('details', (all) => all.forEach((details) => (details.open = true)));
    await switchTheme(page, 'dark');
    found.push(...(await differencesAt(page, 'dark, all unfolded', ofTier(1440))));
    if (IS_EVERYTHING) {
      const inForcedColors = () => differencesAt(page, 'forced colors', [1440]);
      found.push(...(await withForcedColors(page, inForcedColors)));
      await page.emulateMediaType('print');
      await page.waitForFunction(() => matchMedia('print').matches);
      found.push(...(await differencesAt(page, 'print', [390])));
    }
    expect(found).toEqual([]);
  },
);

/** States that a press leads to, with the widths at which they are compared. */
const OPEN: Readonly<Record<string, readonly number[]>> = {
  'the menu of a phone, the platform unfolded': [390],
  'the platform dropdown': [1440],
  'a dialog (1440 px)': [1440, 390],
  'the table of plans, filtered': [1440, 390],
  'the yearly prices': [390, 1440],
};
const states = [
  ...STATES.flatMap(({ name, viewport, reach }) => {
    const widths = OPEN[name];
    return widths ? [{ name, viewport, reach, widths }] : [];
  }),
  {
    name: 'the section being read',
    viewport: DESKTOP,
    reach: async (page: Page) => {
      await page.goto(address(href('terms')));
      await page.$eval('#section-9', (section) => section.scrollIntoView({ behavior: 'instant' }));
      await page.waitForSelector('li[data-section="9"] > [aria-current]');
    },
    widths: [1440],
  },
];

test.each(rowsOfTier(states, ({ name }) => name.startsWith('the menu')))(
  '$name: looks the same with and without the split',
  async ({ name, viewport, reach, widths }) => {
    const { page } = await newPage({ viewport });
    await page.setBypassCSP(true);
    await reach(page);
    expect(await differencesAt(page, name, widths)).toEqual([]);
  },
);

test('a page of one screen has all its styles in its head', async () => {
  const short = testSite.routes.filter((route) => !longPages.includes(route));
  expect(short.length).toBeGreaterThan(4);
  for (const { path } of short) {
    const html = await (await fetch(address(path))).text();
    expect(stylesInHead(html), path).toEqual([wholeStyles(path)]);
  }
});

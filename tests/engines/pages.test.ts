import { expect } from 'vitest';
import { contentPages, unlikeRoutes } from '#tests/test-site.ts';
import { address } from './support/addresses.ts';
import type { Tab } from './support/driver.ts';
import { complaintsOf, engineName, test, untilSame } from './support/engine-test.ts';
import { fontStatuses } from './support/visit.ts';

/** Window widths (pixels). */
const WIDTHS = [320, 390, 768, 1024, 1440];
/** The share of headings that may break differently. Windows have a scroll bar here, so lines are fuller than on a phone. */
const BROKEN_OTHERWISE = 0.05;

/** How far the page scrolls sideways, and which parts of it have a scroll bar for just a few pixels. */
const bars = () => {
  const isNeedless = (overflow: string, rest: number) =>
    /auto|scroll/.test(overflow) && rest > 0 && rest < 12;
  return {
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    needless: [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          isNeedless(overflowX, element.scrollWidth - element.clientWidth) ||
          isNeedless(overflowY, element.scrollHeight - element.clientHeight)
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  };
};

test.for(unlikeRoutes)(
  '$path complains about nothing and needs no sideways scroll at five widths',
  async ({ id, path }, { tab }) => {
    await tab.goto(address(path));
    for (const width of WIDTHS) {
      const real = await tab.resize(width, 900);
      expect(await tab.evaluate(bars), `at ${real} px`).toEqual({ sideways: 0, needless: [] });
    }
    const expected = id === 'notFound' ? ['console warn: Page not found: /404'] : [];
    expect(await complaintsOf(tab)).toEqual(expected);
  },
);

/** The headings that can be seen, with their heights in pixels. */
const headings = () =>
  [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility())
    .map(
      (heading) => `${heading.textContent}: ${heading.getBoundingClientRect().height.toFixed(0)}`,
    );

async function headingsAtAllWidths(tab: Tab): Promise<string[]> {
  const all: string[] = [];
  for (const width of [...WIDTHS, 2560]) {
    await tab.resize(width, 900);
    all.push(...(await tab.evaluate(headings)).map((heading) => `${width} px: ${heading}`));
  }
  return all;
}

// WebKit finds no bold face on the machine by its name, so its headings use another font until the typefaces come.
test.for(engineName() === 'firefox' ? contentPages : [])(
  'the headings of $path break the same way before the typefaces come',
  async ({ path }, { tab }) => {
    await tab.goto(address(path, { styles: 'no-fonts' }));
    const before = await headingsAtAllWidths(tab);
    expect(await tab.evaluate(fontStatuses)).toEqual(['loading', 'loading']);
    await tab.goto(address(path));
    await untilSame(tab, ['loaded', 'loaded'], fontStatuses);
    const after = await headingsAtAllWidths(tab);
    const moved = before.filter((heading, index) => heading !== after[index]);
    expect(after.length).toBe(before.length);
    expect(moved.length, moved.join('\n')).toBeLessThan(BROKEN_OTHERWISE * before.length);
  },
);

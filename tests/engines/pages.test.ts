import { expect } from 'vitest';
import { unlikeRoutes } from '#tests/test-site.ts';
import { address } from './support/addresses.ts';
import { complaintsOf, test } from './support/engine-test.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];

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

import type { Page } from 'puppeteer-core';
import { withPreference } from './preference.ts';
import type { Theme } from './browser-fixture.ts';

/** Runs `look` while the page sees a system that replaces its colors, as contrast themes do, and asks for contrast. */
export const withForcedColors = <Result>(
  page: Page,
  look: () => Promise<Result>,
  theme: Theme = 'light',
): Promise<Result> =>
  withPreference(page, ['forced-colors', 'active'], look, theme, [['prefers-contrast', 'more']]);

/** Buttons without a border, links without an underline and boxes whose choice does not show, one line each. */
export function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const isUnderlined = (element: Element): boolean =>
      getComputedStyle(element).textDecorationLine.includes('underline') ||
      [...element.children].some(isUnderlined);
    const hasBorder = (element: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
    };
    const ground = getComputedStyle(document.body).backgroundColor;
    const isFilled = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor !== ground && !/^rgba.*, 0\)$/.test(backgroundColor);
    };
    const problems: string[] = [];
    for (const control of main?.querySelectorAll('a[href], button') ?? [])
      if (!hasBorder(control) && !isUnderlined(control))
        problems.push(`nothing marks ${control.outerHTML}`);
    for (const input of main?.querySelectorAll('input') ?? []) {
      const drawn = input.nextElementSibling;
      if (drawn && input.checked !== isFilled(drawn))
        problems.push(
          `${input.checked ? 'chosen' : 'not chosen'} is not seen on ${drawn.outerHTML}`,
        );
    }
    return problems;
  });
}

import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { contrastRatio, type Rgb } from '#tests/support/contrast.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { open, untilState } from './support/dialogs.ts';
import { withPreference } from './support/preference.ts';
import { openPage, useBrowser } from './support/browser-fixture.ts';

useBrowser();

/** Borders and underlines outside drawings that lack contrast with the grounds on both sides, one text line each. */
async function faintLines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map<string, number[]>();
    const rgb = (color: string): number[] => {
      const cached = known.get(color);
      if (cached) return cached;
      if (!canvas) throw new Error('No canvas to read colors on');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const channels = [...canvas.getImageData(0, 0, 1, 1).data];
      known.set(color, channels);
      return channels;
    };
    /** `null` if the ground is a picture. */
    const groundOf = (element: Element | null): number[] | null => {
      if (!element) return [255, 255, 255];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return null;
      const ground = rgb(backgroundColor);
      return ground[3] === 255 ? ground : groundOf(element.parentElement);
    };
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const { borderBottomStyle, borderBottomWidth, borderBottomColor } = style;
      const isUnderlined = element.matches('a') && style.textDecorationLine === 'underline';
      const hasLine = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0;
      if (!isUnderlined && !hasLine) return [];
      if (!element.checkVisibility() || element.closest('[aria-hidden=true]')) return [];
      const line = rgb(isUnderlined ? style.textDecorationColor : borderBottomColor);
      // A transparent line reserves the space for one that a state shows.
      if (line[3] === 0) return [];
      const grounds = [groundOf(element), groundOf(element.parentElement)].filter(
        (ground) => ground !== null,
      );
      if (grounds.length === 0) return [];
      return [{ line, grounds, where: element.outerHTML.slice(0, 80) }];
    });
  });
  const as = (channels: number[]) => channels as unknown as Rgb;
  return lines.flatMap(({ line, grounds, where }) => {
    const ratio = Math.max(...grounds.map((ground) => contrastRatio(as(line), as(ground))));
    return ratio < 4.5 ? [`${ratio.toFixed(2)} ${where}`] : [];
  });
}

/** The blur of the shadows around boxes, in pixels. */
const blurs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { boxShadow } = getComputedStyle(element);
      const parts = boxShadow.split(/,(?![^(]*\))/).filter((part) => !part.includes('inset'));
      return parts.flatMap((part) => part.match(/-?[\d.]+px/g)?.map(parseFloat)[2] ?? []);
    }),
  );

test.each(rowsOfTier(['light', 'dark'] as const, (theme) => theme === 'light'))(
  'lines get stronger for a visitor who prefers more contrast (%s)',
  async (theme) => {
    const { page } = await openPage(href('pbsengine'), { theme });
    expect((await faintLines(page)).length).toBeGreaterThan(5);
    expect(Math.max(...(await blurs(page)))).toBeGreaterThan(10);
    await withPreference(
      page,
      ['prefers-contrast', 'more'],
      async () => {
        expect(await faintLines(page)).toEqual([]);
        expect(Math.max(...(await blurs(page)))).toBeLessThan(5);
      },
      theme,
    );
  },
);

test('nothing shows through the backdrop of a dialog for a visitor who prefers reduced transparency', async () => {
  const { page } = await openPage('/');
  await open(page, 'scheduleCall');
  await untilState(page, 'scheduleCall', 'loaded');
  const veil = () =>
    page.$eval('dialog[open]', (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(await veil()).toMatch(/^rgba\(/);
  await withPreference(page, ['prefers-reduced-transparency', 'reduce'], async () => {
    expect(await veil()).toMatch(/^rgb\(/);
  });
});

test('the header stays on a screen that has room for it', async () => {
  const { page } = await openPage('/');
  for (const [height, stays] of [
    [383, false],
    [384, true],
  ] as const) {
    await page.setViewport({ width: 1280, height });
    const bottom = await page.evaluate(() => {
      scrollTo({ top: 1000, behavior: 'instant' });
      return document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN;
    });
    expect(bottom > 0, `${height} px`).toBe(stays);
  }
});

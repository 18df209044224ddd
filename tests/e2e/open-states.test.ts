import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { IS_EVERYTHING, rowsOfTier } from '#tests/tier.ts';
import { accessibilityProblems } from './support/accessibility.ts';
import { recordAnnouncements } from './support/announcements.ts';
import { ariaSnapshot, maskedAnnouncements } from './support/aria-snapshot.ts';
import { newPage, switchTheme, useBrowser } from './support/browser-fixture.ts';
import { withFontSize } from './support/clipped-text.ts';
import { paleTexts } from './support/forced-color-texts.ts';
import { withForcedColors } from './support/forced-colors.ts';
import { ibmProblems } from './support/ibm-equal-access.ts';
import { STATES } from './support/open-states.ts';
import { smallTapTargets } from './support/tap-targets.ts';

useBrowser();

/** Controls and their icons that leave the window sideways, one line each. */
const controlsOutOfView = (page: Page, within: string) =>
  page.$$eval(`:is(${within}) :is(a, button, summary, input, summary svg, button svg)`, (all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 80)}: ${box.left} to ${box.right}`),
  );

test.each(rowsOfTier(STATES, ({ isLikeAnother }) => !isLikeAnother))(
  '$name: is announced as reviewed, accessible, and has targets large enough for touch',
  async ({ name, viewport, narrower, within, reach }) => {
    const { page } = await newPage({ viewport });
    await recordAnnouncements(page);
    await reach(page);
    const announced = `${await ariaSnapshot(page, within)}${await maskedAnnouncements(page)}`;
    // A dialog is announced alike at every width.
    const file = name
      .replace(/ \(.*/, '')
      .replaceAll(/[^\w ]/g, '')
      .replaceAll(' ', '-');
    await expect(announced).toMatchFileSnapshot(`../snapshots/states/${file}.txt`);
    expect(await accessibilityProblems(page, 'all', within)).toEqual([]);
    expect(await smallTapTargets(page, within)).toEqual([]);
    if (!IS_EVERYTHING) return;
    expect(await ibmProblems(page, within)).toEqual([]);
    // The page matrix checks forced colors on a light system; this is a dark one.
    expect(await withForcedColors(page, () => paleTexts(page), 'dark')).toEqual([]);
    if (viewport.width < 640) {
      // Letters of twice the usual size on the narrowest phone, then on a usual one.
      await withFontSize(page, 32, async () => {
        for (const width of [narrower, viewport.width]) {
          await page.setViewport({ ...viewport, width });
          expect(await controlsOutOfView(page, within), `letters of 32 px at ${width} px`).toEqual(
            [],
          );
        }
      });
    }
    await switchTheme(page, 'dark');
    expect(await accessibilityProblems(page, 'colors', within)).toEqual([]);
    await page.setViewport({ ...viewport, width: narrower });
    expect(await smallTapTargets(page, within), `at ${narrower} px`).toEqual([]);
  },
);

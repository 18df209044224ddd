import { expect, test } from 'vitest';
import { IS_EVERYTHING, rowsOfTier } from '#tests/tier.ts';
import { accessibilityProblems } from './support/accessibility.ts';
import { recordAnnouncements } from './support/announcements.ts';
import { ariaSnapshot, maskedAnnouncements } from './support/aria-snapshot.ts';
import { newPage, switchTheme, useBrowser } from './support/browser-fixture.ts';
import { paleTexts } from './support/forced-color-texts.ts';
import { withForcedColors } from './support/forced-colors.ts';
import { ibmProblems } from './support/ibm-equal-access.ts';
import { STATES } from './support/open-states.ts';
import { smallTapTargets } from './support/tap-targets.ts';

useBrowser();

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
    await switchTheme(page, 'dark');
    expect(await accessibilityProblems(page, 'colors', within)).toEqual([]);
    await page.setViewport({ ...viewport, width: narrower });
    expect(await smallTapTargets(page, within), `at ${narrower} px`).toEqual([]);
  },
);

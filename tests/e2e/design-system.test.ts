import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PORTS } from '#scripts/lib/ports.ts';
import { startScript } from '#tests/support/start-script.ts';
import { IS_EVERYTHING } from '#tests/tier.ts';
import { accessibilityProblems } from './support/accessibility.ts';
import { controlsWithoutEdge, withForcedColors } from './support/forced-colors.ts';
import { controlsWithoutRing } from './support/focus.ts';
import { smallTargets } from './support/targets.ts';
import {
  DESKTOP,
  openVisit,
  PHONE,
  switchTheme,
  useBrowser,
  type Visit,
} from './support/visitor.ts';
import { wordsOutside } from './support/words.ts';

useBrowser();

/** The port of the dev server: only the site run from its source has this page. */
const PORT = PORTS.designSystemTest.first;

describe.runIf(IS_EVERYTHING)(
  'every component and drawing, in every context and state that its examples name',
  () => {
    let server: ReturnType<typeof startScript>;
    let visit: Visit | undefined;
    const page = () => {
      if (!visit) throw new Error('The page was never opened');
      return visit.page;
    };

    beforeAll(async () => {
      server = startScript('dev', { PORT: String(PORT), DEMO_PORT: String(PORT + 1) });
      await server.until('ready in');
      visit = await openVisit({ viewport: DESKTOP });
      await visit.page.goto(`http://localhost:${PORT}/design-system`, { waitUntil: 'load' });
    });
    afterAll(async () => {
      try {
        await visit?.context.close();
      } finally {
        await server.stop();
      }
    });

    test('is shown', async () => {
      const figures = await page().$$('figure');
      expect(figures.length).toBeGreaterThan(250);
      expect(server.output()).not.toContain('[ERROR]');
      expect(visit?.record.complaints.filter((said) => /^(console )?error/.test(said))).toEqual([]);
    });

    test('is accessible in the light theme', async () => {
      expect(await accessibilityProblems(page())).toEqual([]);
    });

    test('is accessible in the dark theme', async () => {
      await switchTheme(page(), 'dark');
      expect(await accessibilityProblems(page(), 'colors')).toEqual([]);
      await switchTheme(page(), 'light');
    });

    test('shows a ring on what has the focus', async () => {
      const { controls, ringless } = await controlsWithoutRing(page());
      expect(controls).toBeGreaterThan(100);
      expect(ringless).toEqual([]);
    });

    test('keeps its edges and its choices visible in forced colors', async () => {
      expect(await withForcedColors(page(), () => controlsWithoutEdge(page()))).toEqual([]);
    });

    test('fits a phone of 320 px, with targets large enough for touch', async () => {
      await page().setViewport({ ...PHONE, width: 320 });
      const overflow = await page().evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await wordsOutside(page())).toEqual([]);
      expect(await smallTargets(page(), 'main')).toEqual([]);
    });
  },
);

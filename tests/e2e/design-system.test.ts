import { expect, onTestFinished, test } from 'vitest';
import { PORTS } from '#tests/support/ports.ts';
import { startScript } from '#tests/support/start-script.ts';
import { IS_EVERYTHING } from '#tests/tier.ts';
import { accessibilityProblems } from './support/accessibility.ts';
import { controlsWithoutEdge, withForcedColors } from './support/forced-colors.ts';
import { controlsWithoutRing } from './support/focus.ts';
import { smallTapTargets } from './support/tap-targets.ts';
import { newPage, PHONE, switchTheme, useBrowser } from './support/browser-fixture.ts';
import { clippedTexts } from './support/clipped-text.ts';

useBrowser();

/** The port of the dev server: only the site run from its source has this page. */
const PORT = PORTS.designSystemTest.first;

test.runIf(IS_EVERYTHING)(
  'every component, in every context and state that its examples name, is accessible and fits a phone',
  async () => {
    const server = startScript('scripts/dev', { PORT: String(PORT), DEMO_PORT: String(PORT + 1) });
    onTestFinished(() => server.stop());
    await server.until('ready in');
    const { page, log } = await newPage();
    await page.goto(`http://localhost:${PORT}/design-system`);
    expect((await page.$$('figure')).length).toBeGreaterThan(250);
    expect(server.output()).not.toContain('[ERROR]');
    expect(log.complaints.filter((said) => /^(console )?error/.test(said))).toEqual([]);

    const quotes = await page.$$eval('blockquote', (all) =>
      all.map((quote) => quote.textContent.split(' ').length),
    );
    expect.soft([Math.min(...quotes), Math.max(...quotes)]).toEqual([8, 60]);

    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await switchTheme(page, 'dark');
    expect.soft(await accessibilityProblems(page, 'colors')).toEqual([]);
    await switchTheme(page, 'light');

    const { controls, ringless } = await controlsWithoutRing(page);
    expect(controls).toBeGreaterThan(100);
    expect.soft(ringless).toEqual([]);
    expect.soft(await withForcedColors(page, () => controlsWithoutEdge(page))).toEqual([]);

    await page.setViewport({ ...PHONE, width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect.soft(await clippedTexts(page)).toEqual([]);
    expect.soft(await smallTapTargets(page, 'main')).toEqual([]);
  },
  // A dev server compiles on its first request, and everything on the page is checked.
  180_000,
);

// `npm run shots`: takes a picture of every page in both themes at three widths, and of the menu, the dropdown
// and every dialog, into shots/. `npm run shots -- /pbsengine /404` takes only those pages.
import { runCommand } from '../scripts/lib/run-command.ts';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { createDemoHandler } from '../server/demo-host/server.ts';
import { ensureDemoBuild } from '../scripts/lib/demo-build.ts';
import { browseWhile, openPage, pictureName, THEMES, type View } from './open-page.ts';
import { demoPorts } from '../tests/support/ports.ts';
import { createSiteHandler } from '../server/static-server.ts';
import { testSite } from '../tests/test-site.ts';

const FOLDER = process.env.SHOTS_FOLDER ?? 'shots';
const WIDTHS = [390, 768, 1440] as const;
const PORTS = demoPorts('shots');
const ORIGIN = `http://localhost:${PORTS.port}`;

type Shot = View & { name: string };

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const handlers = [
    [PORTS.port, createSiteHandler(await ensureDemoBuild(PORTS))],
    [PORTS.demoPort, createDemoHandler()],
  ] as const;
  await browseWhile(handlers, 'SHOTS_PORT', async (browser) => {
    if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const { path } of testSite.routes) {
      if (wanted.length > 0 && !wanted.includes(path)) continue;
      const name = pictureName(path);
      for (const theme of THEMES) {
        for (const width of WIDTHS)
          await takeShot(browser, { name: `${name}-${width}-${theme}`, path, width, theme });
        await takeStates(browser, { name, path, theme });
      }
      console.log(path);
    }
  });
});

async function takeShot(browser: Browser, shot: Shot): Promise<void> {
  const page = await openPage(browser, ORIGIN, shot);
  await page.screenshot({ path: join(FOLDER, `${shot.name}.png`), fullPage: true });
  await page.close();
}

/** The open menu, the open dropdown and every open dialog of a page. */
async function takeStates(browser: Browser, shot: Omit<Shot, 'width'>): Promise<void> {
  for (const width of [WIDTHS[0], WIDTHS[2]]) {
    const page = await openPage(browser, ORIGIN, { ...shot, width });
    const save = (state: string) =>
      page.screenshot({ path: join(FOLDER, `${shot.name}-${width}-${shot.theme}-${state}.png`) });
    const isPhone = width === WIDTHS[0];
    const disclosure = isPhone ? 'menu' : 'dropdown';
    await page.click(`[data-disclosure=${disclosure}] > summary`);
    if (isPhone) {
      const branch = await page.$('[data-disclosure=menu] nav details:not([open]) summary');
      await branch?.click();
    }
    await save(disclosure);
    await page.keyboard.press('Escape');

    const dialogs = await page.$$eval('dialog', (elements) => elements.map(({ id }) => id));
    for (const dialog of dialogs) {
      await page.evaluate(
        (id) => document.querySelector<HTMLElement>(`a[data-dialog="${id}"]`)?.click(),
        dialog,
      );
      await page.waitForSelector(`#${dialog} [data-state=loaded]`);
      await save(dialog);
      await page.click(`#${dialog} [data-dialog-close]`);
    }
    await page.close();
  }
}

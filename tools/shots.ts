// `npm run shots`: takes a picture of every page in both themes at three widths, and of the menu, the dropdown
// and every dialog, into shots/. `npm run shots -- /pbsengine /404` takes only those pages.
import { runCommand } from '../scripts/lib/run-command.ts';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { createDemoHandler } from '../server/demo-host/server.ts';
import { parseEnv } from '../src/site/env.ts';
import { createSite } from '../src/site/site.ts';
import { launchChromium } from '../tests/support/browser.ts';
import { ensureDemoBuild } from '../scripts/lib/demo-build.ts';
import { listen } from '../server/listen.ts';
import { openPage, pictureName, THEMES, type View } from './open-page.ts';
import { demoPorts } from '../tests/support/ports.ts';
import { createSiteHandler } from '../server/static-server.ts';

const FOLDER = process.env.SHOTS_FOLDER ?? 'shots';
const WIDTHS = [390, 768, 1440] as const;
const PORTS = demoPorts('shots');

type Shot = View & { name: string };

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const site = createSite(
    parseEnv({ SITE_MODE: 'demo', PORT: String(PORTS.port), DEMO_PORT: String(PORTS.demoPort) }),
  );
  const servers = [
    createServer(createSiteHandler(await ensureDemoBuild(PORTS))),
    createServer(createDemoHandler()),
  ] as const;
  await listen(servers[0], PORTS.port, 'SHOTS_PORT');
  await listen(servers[1], PORTS.demoPort, 'SHOTS_PORT');
  if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  const browser = await launchChromium('shell');
  try {
    for (const { path } of site.routes.filter(
      (route) => wanted.length === 0 || wanted.includes(route.path),
    )) {
      const name = pictureName(path);
      for (const theme of THEMES) {
        for (const width of WIDTHS) {
          await takeShot(browser, site.env.siteOrigin, {
            name: `${name}-${width}-${theme}`,
            path,
            width,
            theme,
          });
        }
        await takeStates(browser, site.env.siteOrigin, { name, path, theme });
      }
      console.log(path);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close().closeAllConnections();
  }
});

async function takeShot(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const page = await openPage(browser, origin, shot);
  await page.screenshot({ path: join(FOLDER, `${shot.name}.png`), fullPage: true });
  await page.close();
}

/** The open menu, the open dropdown and every open dialog of a page. */
async function takeStates(
  browser: Browser,
  origin: string,
  shot: Omit<Shot, 'width'>,
): Promise<void> {
  for (const width of [WIDTHS[0], WIDTHS[2]]) {
    const page = await openPage(browser, origin, { ...shot, width });
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

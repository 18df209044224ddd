import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { openPage, pictureName, THEMES, type View } from '../open-page.ts';
import { pixelDifference } from '../../tests/support/pixel-difference.ts';
import { addressOf } from './built-site.ts';

const WIDTHS = [1440, 390] as const;

/** A page that looks different in this window: the files of both pictures, and of one with the differences marked. */
export type ViewChange = { view: View; before: string; after: string; marked: string };

/** Takes the pictures of a page in both states, each on its port, and keeps those that differ in `folder`. */
export async function pictureChanges(
  browser: Browser,
  ports: { before: number; after: number },
  page: string,
  folder: string,
): Promise<ViewChange[]> {
  const path = addressOf(page);
  const changes: ViewChange[] = [];
  for (const theme of THEMES)
    for (const width of WIDTHS) {
      const view = { path, width, theme };
      const pictures = {
        before: await takePicture(browser, ports.before, view),
        after: await takePicture(browser, ports.after, view),
      };
      if (Buffer.compare(pictures.before, pictures.after) === 0) continue;
      const { count, marked } = pixelDifference(pictures.before, pictures.after, {
        threshold: 0.1,
      });
      if (count === 0) continue;
      const save = async (state: string, png: Uint8Array) => {
        const file = `${pictureName(path)}-${width}-${theme}-${state}.png`;
        await writeFile(join(folder, file), png);
        return file;
      };
      changes.push({
        view,
        before: await save('before', pictures.before),
        after: await save('after', pictures.after),
        marked: await save('marked', marked()),
      });
    }
  return changes;
}

/** What is in a frame is not part of this site and may paint at any time: its box is shown, but empty. */
async function takePicture(browser: Browser, port: number, view: View): Promise<Uint8Array> {
  const page = await openPage(browser, `http://localhost:${port}`, view);
  await page.$$eval('iframe', (frames) => {
    for (const frame of frames) {
      frame.loading = 'eager';
      frame.style.visibility = 'hidden';
    }
  });
  await page.waitForFunction(() => !document.querySelector('[data-state=loading] iframe'));
  await page.waitForNetworkIdle({ idleTime: 200 });
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

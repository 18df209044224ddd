import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from 'fast-png';
import type { Browser } from 'puppeteer-core';
import { inParallel } from '../in-parallel.ts';
import { openPage, pictureName, THEMES, type View } from '../open-page.ts';
import { differentPlaces, type Picture, type Place } from './places.ts';

const WIDTHS = [1440, 390] as const;

/** The addresses at which the two states are served. */
export type Origins = { before: string; after: string };

export type SavedPicture = { file: string; width: number; height: number };

/** A page that looks different in this window: its two pictures, and where they differ. */
export type ViewChange = {
  view: View;
  before: SavedPicture;
  after: SavedPicture;
  places: Place[];
};

/**
 * Takes the pictures of a page in both states, and keeps those that differ in `folder`. If its styles are the
 * same and it looks the same in the light theme, it also does in the dark one.
 */
export async function pictureChanges(
  browser: Browser,
  origins: Origins,
  page: { path: string; hasSameStyles: boolean },
  folder: string,
): Promise<ViewChange[]> {
  const [byDay, inTheDark] = THEMES.map((theme) =>
    WIDTHS.map((width): View => ({ path: page.path, width, theme })),
  );
  const compare = async (views: readonly View[] = []) => {
    const work = (view: View) => pictureChange(browser, origins, view, folder);
    return (await inParallel(views, work, 2)).filter((change) => change !== undefined);
  };
  const changes = await compare(byDay);
  if (page.hasSameStyles && changes.length === 0) return [];
  return [...changes, ...(await compare(inTheDark))];
}

async function pictureChange(
  browser: Browser,
  origins: Origins,
  view: View,
  folder: string,
): Promise<ViewChange | undefined> {
  const [before, after] = await Promise.all([
    takePicture(browser, origins.before, view),
    takePicture(browser, origins.after, view),
  ]);
  if (Buffer.compare(before, after) === 0) return undefined;
  const pixels = { before: pixelsOf(before), after: pixelsOf(after) };
  const places = differentPlaces(pixels.before, pixels.after);
  if (places.length === 0) return undefined;
  const save = async (state: keyof Origins, png: Uint8Array) => {
    const { width, height } = pixels[state];
    const file = `${pictureName(view.path)}-${view.width}-${view.theme}-${state}.png`;
    await writeFile(join(folder, file), png);
    return { file, width, height };
  };
  return {
    view,
    before: await save('before', before),
    after: await save('after', after),
    places,
  };
}

async function takePicture(browser: Browser, origin: string, view: View): Promise<Uint8Array> {
  const page = await openPage(browser, origin, view);
  // What is in a frame is not part of this site and may paint at any time: its box is shown as loaded, but empty.
  await page.$$eval('iframe', (frames) => {
    for (const frame of frames) {
      frame.loading = 'eager';
      frame.style.visibility = 'hidden';
    }
  });
  await page.waitForFunction(() => !document.querySelector('[data-state=loading] iframe'));
  await page.waitForNetworkIdle({ idleTime: 200 });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Those that follow the scroll position, or run forever, do not end.
        .filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

/** The pixels of a PNG, four bytes each, whether the file has three or four. */
function pixelsOf(png: Uint8Array): Picture {
  const { width, height, channels, data } = decode(png);
  if (channels === 4) return { width, height, data: new Uint8Array(data) };
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      pixels[pixel * 4 + channel] = data[pixel * channels + channel] ?? 0;
  return { width, height, data: pixels };
}

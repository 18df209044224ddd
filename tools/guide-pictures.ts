// `node tools/guide-pictures.ts`: fills a copy of the project with made-up people and figures, and takes the pictures
// of docs/owner-guide.md that show where they appear, into docs/pictures/.
import type { Browser, ElementHandle } from 'puppeteer-core';
import sharp from 'sharp';
import { ensureDemoBuild } from '../scripts/lib/demo-build.ts';
import { runCommand } from '../scripts/lib/run-command.ts';
import { createSiteHandler } from '../server/static-server.ts';
import { fillProof } from '../tests/support/filled-proof.ts';
import { demoPorts } from '../tests/support/ports.ts';
import { createScratchCopy, removeScratchCopy } from '../tests/support/scratch-copy.ts';
import { browseWhile, openPage } from './open-page.ts';

const FOLDER = 'docs/pictures';
const PORTS = demoPorts('shots');
/** The width of the window, and that of a picture in the guide. */
const [WINDOW, SHOWN] = [1120, 560];
const GAP = 12;

/** The sections that each picture shows, from top to bottom, each found by words in it. */
const PICTURES: Readonly<Record<string, readonly (readonly [path: string, words: string])[]>> = {
  call: [['/pbsengine', 'It takes 20 minutes']],
  customers: [
    ['/', 'In a customer’s words'],
    ['/', 'Before and after.'],
  ],
  people: [
    ['/', 'Who you’ll work with.'],
    ['/pbsengine', 'Who answers'],
  ],
  facts: [
    ['/pbsengine', 'See how it runs today'],
    ['/pbsengine', 'six logins'],
  ],
  levels: [
    ['/pbsengine', 'For example: a missed call'],
    ['/linkedin-management', 'The communication package:'],
  ],
};

await runCommand(async () => {
  const copy = createScratchCopy(process.cwd());
  try {
    await fillProof(copy);
    const handler = createSiteHandler(await ensureDemoBuild(PORTS, copy));
    await browseWhile([[PORTS.port, handler]], 'SHOTS_PORT', async (browser) => {
      for (const [name, parts] of Object.entries(PICTURES)) {
        const shots: Buffer[] = [];
        for (const part of parts) shots.push(await take(browser, ...part));
        await saveStacked(shots, `${FOLDER}/${name}.webp`);
        console.log(name);
      }
    });
  } finally {
    removeScratchCopy(copy);
  }
});

async function take(browser: Browser, path: string, words: string): Promise<Buffer> {
  const view = { path, width: WINDOW, theme: 'light' } as const;
  const page = await openPage(browser, `http://localhost:${PORTS.port}`, view);
  // Otherwise the sticky header would cover what is shown.
  await page.$$eval('body > :not(main, svg)', (around) =>
    around.forEach((element) => element.remove()),
  );
  const found = await page.waitForSelector(`main section ::-p-text(${words})`);
  const handle = await found?.evaluateHandle((element) => element.closest('section'));
  const section = handle?.asElement() as ElementHandle<HTMLElement> | null | undefined;
  await section?.evaluate(async (shown) => {
    shown.scrollIntoView();
    await Promise.all(Array.from(shown.querySelectorAll('img'), (image) => image.decode()));
  });
  const shot = await section?.screenshot();
  if (!shot) throw new Error(`${path} does not show "${words}"`);
  await page.close();
  return sharp(shot).resize(SHOWN).toBuffer();
}

/** One below the other. */
async function saveStacked(shots: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()));
  let top = 0;
  const placed = shots.map((input, index) => {
    const place = { input, top, left: 0 };
    top += (sizes[index]?.height ?? 0) + GAP;
    return place;
  });
  await sharp({ create: { width: SHOWN, height: top - GAP, channels: 3, background: 'white' } })
    .composite(placed)
    .webp({ quality: 35 })
    .toFile(file);
}

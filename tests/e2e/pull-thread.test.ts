// The tags of Home's tangle: each pulls its loop straight and lights the lines that solve its problem.
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { announcements, recordAnnouncements } from './support/announcements.ts';
import { address, newPage, openPage, PHONE, useBrowser } from './support/browser-fixture.ts';

useBrowser();

const TAGS = '[data-thread] button';
const shape = (page: Page, id = 'tangle-wide') =>
  page.$eval(`#${id}`, (path) => path.getAttribute('d'));
/** The lanes that are dark in every drawing of the page. */
const dark = async (page: Page) => {
  const each = await page.$$eval('[data-lines]', (drawings) =>
    drawings.map((drawing) =>
      [...(drawing as HTMLElement).style].map((name) => Number(name.at(-1))),
    ),
  );
  // In the hero and in "What if" (line by line), in the ribbon, at the industries, on the platform's card and at the last
  // button.
  expect(each).toEqual(Array(26).fill(each[0]));
  return each[0] ?? [];
};
const press = (page: Page, index: number) =>
  page.$$eval(TAGS, (tags, at) => (tags[at] as HTMLElement).click(), index);
const rest = (page: Page) => page.waitForSelector('[data-thread]:not([data-moving])');
/** The message, once it is up to date. */
const told = async (page: Page) => {
  await rest(page);
  return page.$eval('[data-thread-part=told]', (part) => part.parentElement?.innerText ?? '');
};
/** Waits until the line has another shape than `path`. */
const another = (page: Page, path: string | null) =>
  page.waitForFunction(
    (old) => document.querySelector('#tangle-wide')?.getAttribute('d') !== old,
    {},
    path,
  );

test('a tag tells its line, the second tells both, and pressing again or starting over takes them back', async () => {
  const { page } = await newPage();
  await recordAnnouncements(page);
  await page.goto(address('/'), { waitUntil: 'load' });
  await page.waitForSelector(TAGS);
  const before = await told(page);
  await page.focus(TAGS);
  await page.keyboard.press('Enter');
  expect(await told(page)).toMatch(
    /^Your line: texts \(SMS\)\.\nOn every plan, from \$\d+ a month\.\sSee the \w+ plan Start over$/,
  );
  await rest(page);
  expect(await dark(page)).toEqual([1, 2, 3, 5, 6, 7, 8]);
  // In the engine of each drawing, no other line covers the lit one.
  const inEngines = await page.$$eval('.on-engine[data-lines]', (engines) =>
    engines.map(({ children }) => [...children].map((line) => getComputedStyle(line).stroke)),
  );
  const seen = inEngines.map((strokes) => strokes.filter((color) => color !== 'rgba(0, 0, 0, 0)'));
  expect(seen.map(({ length }) => length)).toEqual([1, 1]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await told(page)).toContain('Your lines: texts (SMS), payments.\nBoth on every plan');
  // The platform's card and the end of the page come back to it, and a cable takes the place of the last tangle.
  const ending = () =>
    page.$eval('[data-thread-part=end]', (cable) => [
      cable.checkVisibility(),
      cable.nextElementSibling && getComputedStyle(cable.nextElementSibling).visibility,
    ]);
  const again = () =>
    page.$$eval('[data-thread-part=again]', (places) =>
      places.map((place) => place.checkVisibility() && place.textContent.slice(0, 33)),
    );
  await rest(page);
  expect(await again()).toEqual(Array(2).fill('Your lines: texts (SMS), payments'));
  expect(await ending()).toEqual([true, 'hidden']);
  await page.keyboard.press('Space');
  expect(await told(page)).toContain('Your line: texts (SMS).');
  await page.focus('[data-thread-part=over]');
  await page.keyboard.press('Enter');
  await rest(page);
  expect(await told(page)).toBe(before);
  expect(await dark(page)).toEqual([]);
  expect(await ending()).toEqual([false, 'visible']);
  expect(
    await page.$eval(TAGS, (tag) => [tag.ariaPressed, tag === document.activeElement]),
  ).toEqual(['false', true]);
  expect(await announcements(page)).toMatch(
    /^announced: Your line: texts.*\nannounced: Your lines: .*\nannounced: Your line: texts.*\nannounced: No line is pulled\.\n$/,
  );
});

test('one login lights all lines, and all tags together leave a straight line', async () => {
  const { page } = await openPage('/');
  for (const tag of [0, 3]) await press(page, tag);
  await rest(page);
  expect([await told(page), await dark(page)]).toEqual([
    expect.stringContaining('every tool, behind one login'),
    [],
  ]);
  for (const tag of [1, 2, 4]) await press(page, tag);
  await rest(page);
  const dashes = await page.$$eval('svg:has(#tangle-wide) use[stroke-dasharray]', (uses) =>
    uses.map((use) => use.getAttribute('stroke-dasharray')),
  );
  expect(dashes).toEqual(['0 99999', '0 99999']);
  const hint = () => page.$eval('[data-thread] + *', (words) => words.checkVisibility());
  expect([await told(page), await hint()]).toEqual([
    expect.stringMatching(/^One straight line: every tool, behind one login/),
    false,
  ]);
  await press(page, 2);
  expect([await told(page), await hint()]).toEqual([
    expect.stringMatching(/^Your lines: every tool/),
    true,
  ]);
});

test('the first frame after a press shows the tag alone; the message and places further down the page follow', async () => {
  const { page } = await openPage('/');
  const seen = await page.$eval(TAGS, async (tag) => {
    (tag as HTMLElement).click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [
      tag.ariaPressed,
      ...['told', 'again', 'end'].map((part) =>
        document.querySelector(`[data-thread-part=${part}]`)?.matches('[hidden]'),
      ),
    ];
  });
  expect(seen).toEqual(['true', true, true, true]);
  await rest(page);
  expect(
    await page.$$eval('[data-thread-part=again], [data-thread-part=end]', (parts) =>
      parts.map((part) => part.matches('[hidden]')),
    ),
  ).toEqual([false, false, false]);
});

test('a tap asks for no frame before its click', async () => {
  const { page } = await openPage('/', { viewport: PHONE });
  const changed = page.$eval('[data-thread]', (list) => {
    let changes = 0;
    new MutationObserver(() => (changes += 1)).observe(list, { attributes: true });
    return new Promise<number>((resolve) => {
      window.addEventListener('click', () => resolve(changes), { capture: true });
    });
  });
  await page.tap(TAGS);
  expect(await changed).toBe(0);
});

test('a loop that is pulled and let go in mid-air swings back to where it hung; a mouse and a pen can tug it', async () => {
  const { page } = await openPage('/', { motion: true });
  // The build shortens paths, so the shape to compare with must be one that the script drew.
  await press(page, 4);
  await rest(page);
  const before = await shape(page);
  await press(page, 0);
  await another(page, before);
  await press(page, 0);
  await rest(page);
  expect(await shape(page)).toBe(before);
  const tag = await page.$(TAGS);
  const { x = 0, y = 0 } = (await tag?.clickablePoint()) ?? {};
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await another(page, before);
  expect(await tag?.evaluate((button) => button.style.transform)).toBe('translate(40px, 30px)');
  await page.mouse.up();
  await rest(page);
  expect(await tag?.evaluate(({ ariaPressed }) => ariaPressed)).toBe('true');
  const pen = await page.createCDPSession();
  for (const [type, right] of [
    ['mousePressed', 0],
    ['mouseMoved', 45],
    ['mouseMoved', 90],
    ['mouseReleased', 90],
  ] as const)
    await pen.send('Input.dispatchMouseEvent', {
      ...{ type, x: x + right, y, pointerType: 'pen' },
      ...{ button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
    });
  await rest(page);
  expect(await tag?.evaluate(({ ariaPressed }) => ariaPressed)).toBe('false');
});

test('a phone that is turned, and paper, show the other tangle as it is pulled', async () => {
  const { page } = await openPage('/', { viewport: PHONE });
  const before = await shape(page);
  await page.waitForSelector(TAGS);
  await press(page, 0);
  await expect.poll(() => shape(page)).not.toBe(before);
  for (const tag of [1, 2, 3]) await press(page, tag);
  expect(await told(page)).toContain('One straight line');
  await page.setViewport({ ...PHONE, width: PHONE.height, height: PHONE.width });
  await expect.poll(() => told(page)).toContain('Your lines');
});

test('a finger pulls a tag sideways, and scrolls up and down', async () => {
  const { page } = await openPage('/', { viewport: PHONE });
  const tag = await page.waitForSelector(TAGS);
  await tag?.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  /** Moves a finger from the tag; returns whether the tag is then pulled, and how far the page has scrolled. */
  const swipe = async (right: number, down: number) => {
    const from = await page.evaluate(() => scrollY);
    const { x = 0, y = 0 } = (await tag?.clickablePoint()) ?? {};
    const finger = await page.touchscreen.touchStart(x, y);
    for (const share of [0.25, 0.5, 0.75, 1])
      await finger.move(x + right * share, y + down * share);
    await finger.end();
    await rest(page);
    const isPulled = await tag?.evaluate(({ ariaPressed }) => ariaPressed);
    return [isPulled, (await page.evaluate(() => scrollY)) !== from];
  };
  expect(await swipe(-60, 4)).toEqual(['true', false]);
  expect(await swipe(60, -4)).toEqual(['false', false]);
  expect(await swipe(0, -120)).toEqual(['false', true]);
});

test('what comes free runs through the engine, works a piston and lights its line behind it', async () => {
  const { page } = await openPage('/', { motion: true });
  const running = () => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    const worked = shown('[data-piston]').filter((piston) =>
      piston.getAnimations().some(({ timeline }) => timeline instanceof DocumentTimeline),
    );
    return [shown('[data-lines] > [pathLength]').length, worked.length];
  };
  // All of it in the page, because on a slow machine the next question would come too late.
  const darkAtFirst = await page.$eval(TAGS, async (tag) => {
    (tag as HTMLElement).click();
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.querySelectorAll('[data-lines][style]').length;
  });
  expect(darkAtFirst).toBe(0);
  await page.waitForFunction(`String((${running.toString()})()) === '2,1'`);
  await rest(page);
  expect([await page.evaluate(running), (await dark(page)).length]).toEqual([[0, 0], 7]);
});

test('without motion a tag is pulled at once, and a browser that saves data gets no script for it', async () => {
  const { page } = await openPage('/');
  const shapes = await page.$eval(TAGS, async (tag) => {
    (tag as HTMLElement).click();
    const seen = new Set();
    do {
      seen.add(document.querySelector('#tangle-wide')?.getAttribute('d'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    } while (document.querySelector('[data-moving]'));
    return seen.size;
  });
  expect(shapes).toBe(2);
  const saving = await newPage();
  await saving.page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await saving.page.goto(address('/'), { waitUntil: 'load' });
  // A browser with nothing to paint may never call itself idle; the page gives up waiting after two seconds.
  await saving.page.evaluate(() => {
    const idle = (timeout: number) =>
      new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    return idle(3000).then(() => idle(500));
  });
  expect(await saving.page.$$(TAGS)).toEqual([]);
  expect(saving.log.requests.filter((url) => url.includes('pull-thread'))).toEqual([]);
});

test('its script is fetched once the browser is idle', async () => {
  const { page, log } = await newPage();
  await page.evaluateOnNewDocument(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    Object.assign(window, { waiting });
  });
  await page.goto(address('/'), { waitUntil: 'networkidle0' });
  const fetched = () => log.requests.filter((url) => url.includes('pull-thread')).length;
  expect(fetched()).toBe(0);
  await page.evaluate('for (const work of waiting) work()');
  await page.waitForSelector(TAGS);
  expect(fetched()).toBe(1);
});

test('nothing is stored, asked for or moved by it on a phone, and without scripts the tags are a drawing', async () => {
  const { page } = await openPage('/', { viewport: PHONE });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.headers()['sec-purpose']) requests.push(request.url());
  });
  // Down to the card that comes back to the lines, several screens further on.
  const tops = () =>
    page.$$eval('main > section:not(:has(#offers) ~ *)', (all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
  const before = await tops();
  const stored = () => page.evaluate(() => localStorage.length + sessionStorage.length);
  const kept = await stored();
  for (const tag of [0, 1, 2, 3]) {
    await press(page, tag);
    await rest(page);
    expect(await tops()).toEqual(before);
  }
  expect([requests, await stored()]).toEqual([[], kept]);
  const bare = await openPage('/', { javaScript: false });
  expect(
    await bare.page.$$eval('[data-thread]', (lists) =>
      lists.map((list) => [list.ariaHidden, list.querySelectorAll('button').length]),
    ),
  ).toEqual([['true', 0]]);
});

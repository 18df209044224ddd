import { decode } from 'fast-png';
import type { Page, Viewport } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { withForcedColors } from './support/forced-colors.ts';
import { DESKTOP, openPage, PHONE, useBrowser } from './support/browser-fixture.ts';
import { box, FILTER, newTablePage } from './support/plan-table.ts';

useBrowser();

/** The brightness of an element, 0 to 255; `part` is the share of its height that counts, from the bottom. */
async function brightness(page: Page, selector: string, part: number): Promise<number> {
  // What a press changes may follow a frame later.
  await page.waitForSelector(selector);
  const box = await page.$$eval(selector, (elements) => {
    const shown = elements.find((element) => element.checkVisibility());
    shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const height = box.height * part;
  const picture = await page.screenshot({
    clip: { ...box, y: box.y + box.height - height, height },
    captureBeyondViewport: false,
    optimizeForSpeed: true,
  });
  const { data, channels } = decode(picture);
  // The fourth channel, if there is one, is opacity.
  const colors = Array.from(data).filter((_, index) => index % channels < 3);
  return colors.reduce((sum, color) => sum + color) / colors.length;
}

/** An element in a state, one that is not, and the share that shows the state, if not the whole element. */
type Pair = readonly [name: string, state: string, other: string, part?: number];

type Look = {
  path: string;
  viewport: Viewport;
  /** The element to press before anything is compared. */
  press?: string;
  pairs: readonly Pair[];
};

const PRICES = `#${PRICING_ID} label`;
const MENU = '[data-disclosure=menu]';
const [OPEN, FILLED] = [':not([data-on])', '[data-on]'];
const CURRENT = 'header nav [aria-current=page]';

const LOOKS: readonly Look[] = [
  {
    path: href('linkedin'),
    viewport: DESKTOP,
    pairs: [
      ['people who are found first, and those who may come', `td i${FILLED}`, `td i${OPEN}`],
      ['the current page in the menu', CURRENT, 'header nav a:not([aria-current])', 0.25],
    ],
  },
  {
    path: href('linkedin'),
    viewport: PHONE,
    pairs: [
      [
        'the places of a bundle that an advertisement takes, and the others',
        `[aria-hidden] > span${FILLED}`,
        `[aria-hidden] > span${FILLED} ~ span${OPEN}`,
      ],
    ],
  },
  {
    path: href('linkedin'),
    viewport: PHONE,
    press: `${MENU} > summary`,
    pairs: [
      [
        'the station of the current page in the open menu, and the others',
        `${MENU} li:has(> a[aria-current]) > i`,
        `${MENU} li:has(> a:not([aria-current])) > i`,
      ],
    ],
  },
  {
    path: href('home'),
    viewport: DESKTOP,
    press: '[data-thread] button',
    pairs: [['a pulled tag', '[aria-pressed=true] > *', '[data-thread] [aria-pressed=false] > *']],
  },
  {
    path: href('pbsengine'),
    viewport: DESKTOP,
    pairs: [
      ['the chosen price', `${PRICES} :checked + span`, `${PRICES} :not(:checked) + span`],
      ['days with a post, and the others', `span > i${FILLED}`, `span > i${OPEN}`],
    ],
  },
  {
    path: href('terms'),
    viewport: DESKTOP,
    pairs: [['the section read', 'nav [data-section="1"] i', 'nav [data-section="2"] i']],
  },
];

test.each(LOOKS)(
  'states of $path look different in any system colors ($viewport.width px)',
  async ({ path, viewport, press, pairs }) => {
    const { page } = await openPage(path, { viewport });
    if (press) await page.click(press);
    for (const theme of rowsOfTier(['light', 'dark'] as const, (one) => one === 'dark')) {
      await withForcedColors(
        page,
        async () => {
          for (const [name, state, other, part = 1] of pairs) {
            const one = await brightness(page, state, part);
            const difference = Math.abs(one - (await brightness(page, other, part)));
            expect(difference, `${name} (${theme})`).toBeGreaterThan(25);
          }
        },
        theme,
      );
    }
  },
);

test.each(['pbsengine', 'pbsenginePremium'] as const)(
  'every word of what is chosen on %s can be read',
  async (route) => {
    const { page } = await openPage(href(route));
    await withForcedColors(page, async () => {
      const { pairs, colors } = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = 'color: Canvas; background: CanvasText; forced-color-adjust: none';
        const chosen = [...document.querySelectorAll('main input:checked + *')];
        const { color, backgroundColor } = getComputedStyle(probe);
        return {
          colors: [color, backgroundColor],
          pairs: chosen.flatMap((box) =>
            [box, ...box.querySelectorAll('*')].map((part) => [
              getComputedStyle(part).color,
              getComputedStyle(box).backgroundColor,
            ]),
          ),
        };
      });
      expect(pairs.length).toBeGreaterThan(2);
      for (const pair of pairs) expect(pair).toEqual(colors);
    });
  },
);

/** A line is at most this wide and more than twice as long, in pixels. */
const LINE = 8;

test.each(['home', 'pbsengine', 'pbsenginePremium', 'aiAutomation', 'linkedin'] as const)(
  'every line that a background draws on %s stays',
  async (route) => {
    const { page } = await openPage(href(route), { viewport: DESKTOP });
    /** The grounds of boxes and generated boxes, in the order of the page. */
    const grounds = () =>
      page.$$eval(
        'main *',
        (elements, line) =>
          elements.flatMap((element) =>
            ['', '::before', '::after'].map((part) => {
              const style = getComputedStyle(element, part);
              const { width, height } = part ? style : element.getBoundingClientRect();
              const sides = [width, height].map((side) => parseFloat(String(side)));
              const isDrawn = part ? style.content !== 'none' : true;
              return {
                where: `${element.outerHTML.slice(0, 60)} ${part}`,
                isLine:
                  isDrawn &&
                  Math.min(...sides) > 0 &&
                  Math.min(...sides) <= line &&
                  Math.max(...sides) > 2 * line,
                ground: style.backgroundColor,
              };
            }),
          ),
        LINE,
      );
    const isSeen = (ground: string, page: string) =>
      ground !== page && ground !== 'rgba(0, 0, 0, 0)';
    const before = await grounds();
    await withForcedColors(page, async () => {
      const canvas = await page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
      const after = await grounds();
      const lines = before.flatMap(({ isLine, ground }, index) =>
        isLine && isSeen(ground, '') ? (after[index] ?? []) : [],
      );
      const gone = lines.filter(({ ground }) => !isSeen(ground, canvas));
      expect(gone.map(({ where }) => where)).toEqual([]);
    });
  },
);

test('the map of trades keeps its lines', async () => {
  const { page } = await openPage(href('home'), { viewport: DESKTOP });
  await withForcedColors(page, async () => {
    const withoutStation = 'main [data-lines] i[data-lane]:not(:has(*))';
    expect(await brightness(page, withoutStation, 1)).toBeLessThan(245);
  });
});

test.each(['home', 'pbsengine', 'pbsenginePremium', 'aiAutomation', 'linkedin'] as const)(
  'cards and messages of %s have an edge where their ground is gone',
  async (route) => {
    const { page } = await openPage(href(route));
    const boxes = () =>
      page.$$eval('main *', (elements) =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          return {
            text: (element as HTMLElement).innerText,
            isRounded: width > 120 && height > 48 && style.borderTopLeftRadius !== '0px',
            ground: style.backgroundColor,
            hasEdge: style.borderTopWidth !== '0px' || style.outlineStyle !== 'none',
          };
        }),
      );
    const grounds = await boxes();
    await withForcedColors(page, async () => {
      const bare = (await boxes()).filter(
        ({ text, isRounded, hasEdge }, index) =>
          text && isRounded && !hasEdge && grounds[index]?.ground !== 'rgba(0, 0, 0, 0)',
      );
      expect(bare.map(({ text }) => text)).toEqual([]);
    });
  },
);

test('the button for the theme is gone, since the system chooses the colors', async () => {
  const { page } = await openPage('/');
  const isShown = () => page.$eval('[data-theme-toggle]', (button) => button.checkVisibility());
  expect(await isShown()).toBe(true);
  await withForcedColors(page, async () => expect(await isShown()).toBe(false));
});

test('the legend of the calculator has the colors of its bars', async () => {
  const { page } = await openPage(href('pbsenginePremium'));
  await withForcedColors(page, async () => {
    const { keys, bars } = await page.$eval('[data-calculator]', (calculator) => ({
      keys: [...calculator.querySelectorAll('[aria-hidden] i')].map(
        (key) => getComputedStyle(key).backgroundColor,
      ),
      bars: [...calculator.querySelectorAll('li:first-child svg path')].map(
        (bar) => getComputedStyle(bar).fill,
      ),
    }));
    expect(keys).toHaveLength(2);
    expect(keys).toEqual(bars);
  });
});

test('only a checked box has a tick, and every box has an edge', async () => {
  const page = await newTablePage();
  await page.click(box(1));
  await withForcedColors(page, async () => {
    const boxes = await page.$$eval(`${FILTER} input[type=checkbox]`, (inputs) =>
      inputs.map((input) => {
        const tick = input.nextElementSibling?.querySelector('svg');
        const stroke = tick ? getComputedStyle(tick).stroke : '';
        return {
          isChecked: input.checked,
          isTicked:
            tick?.checkVisibility({ visibilityProperty: true }) && stroke !== 'rgba(0, 0, 0, 0)',
          edge: getComputedStyle(input.nextElementSibling ?? input).borderTopColor,
        };
      }),
    );
    expect(boxes.filter(({ isChecked }) => isChecked)).toHaveLength(1);
    expect(boxes.length).toBeGreaterThan(1);
    for (const { isChecked, isTicked, edge } of boxes) {
      expect(isTicked).toBe(isChecked);
      expect(edge).not.toMatch(/^rgba.*, 0\)$/);
    }
  });
});

test('the visitor’s share of the setup has a color of its own', async () => {
  const { page } = await openPage(href('pbsengine'));
  await withForcedColors(page, async () => {
    const [ours, theirs] = await page.$eval('section:has(#setup) li', (method) =>
      [undefined, '::before'].map((part) => getComputedStyle(method, part).borderTopColor),
    );
    expect(theirs).not.toBe(ours);
  });
});

test('the word in the ring of LinkedIn has the color that the system pairs with the ring', async () => {
  const { page } = await openPage(href('linkedin'));
  await withForcedColors(page, async () => {
    const { fills, pair } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('mark'));
      probe.style.color = 'HighlightText';
      const words = document.querySelectorAll('section:has(h1) circle + text');
      return {
        pair: getComputedStyle(probe).color,
        fills: [...words].map((word) => getComputedStyle(word).fill),
      };
    });
    expect(fills).toEqual([pair, pair]);
  });
});

test('the key of the industries is over their lanes', async () => {
  const { page } = await openPage('/', { viewport: { width: 768, height: 1024 } });
  const centers = (selector: string) =>
    page.$$eval(selector, (elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .map(({ left, width }) => Math.round((left + width / 2) / 4)),
    );
  const lanes = await centers('main li:has(h3):first-child > [aria-hidden] > i');
  expect(lanes).toHaveLength(8);
  expect(await centers('main [aria-hidden]:not(li *) > div > span[data-lane]')).toEqual(lanes);
});

test('where lines cross, the gap has the color of the page in any system colors', async () => {
  const { page } = await openPage(href('home'));
  const gaps = () =>
    page.$$eval('main [stroke="var(--bg)"]', (all) => [
      ...new Set(all.map((gap) => getComputedStyle(gap).stroke)),
    ]);
  await withForcedColors(
    page,
    async () => {
      const ground = await page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
      expect(await gaps()).toEqual([ground]);
    },
    'dark',
  );
});

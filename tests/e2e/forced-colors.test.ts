import { decode } from 'fast-png';
import type { Page, Viewport } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { withForcedColors } from './support/forced-colors.ts';
import { address, DESKTOP, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

/** The brightness of an element, 0 to 255; `part` is the share of its height that counts, from the bottom. */
async function brightness(page: Page, selector: string, part: number): Promise<number> {
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
  let sum = 0;
  let count = 0;
  for (let index = 0; index < data.length; index += 1) {
    // The fourth channel, if there is one, is opacity.
    if (index % channels > 2) continue;
    sum += data[index] ?? 0;
    count += 1;
  }
  return sum / count;
}

/** An element in a state and one that is not; `part` is the share that shows the state, if not the whole element. */
type Pair = { name: string; state: string; other: string; part?: number };

type Look = {
  path: string;
  viewport: Viewport;
  /** The element to press before anything is compared. */
  press?: string;
  pairs: readonly Pair[];
};

const PRICES = `#${PRICING_ID} label`;
const [OPEN, FILLED] = [':not([data-on])', '[data-on]'];

const LOOKS: Look[] = [
  {
    path: href('linkedin'),
    viewport: DESKTOP,
    pairs: [
      {
        name: 'people who are found first, and those who may come',
        state: `td i${FILLED}`,
        other: `td i${OPEN}`,
      },
      {
        name: 'days with an advertisement, and days without, at a level',
        state: `p > i${FILLED}`,
        other: `p > i${OPEN}`,
      },
      {
        name: 'the current page in the menu, and the others',
        state: 'header nav [aria-current=page]',
        other: 'header nav a:not([aria-current])',
        part: 0.25,
      },
    ],
  },
  {
    path: href('linkedin'),
    viewport: PHONE,
    pairs: [
      {
        name: 'the places of a bundle that an advertisement takes, and the others',
        state: `[aria-hidden] > p${FILLED}`,
        other: `[aria-hidden] > p${FILLED} ~ p${OPEN}`,
      },
    ],
  },
  {
    path: href('linkedin'),
    viewport: PHONE,
    press: '[data-disclosure=menu] > summary',
    pairs: [
      {
        name: 'the station of the current page in the open menu, and the others',
        state: '[data-disclosure=menu] li:has(> a[aria-current]) > i',
        other: '[data-disclosure=menu] li:has(> a:not([aria-current])) > i',
      },
    ],
  },
  {
    path: href('pbsengine'),
    viewport: DESKTOP,
    pairs: [
      {
        name: 'the chosen price, and the other one',
        state: `${PRICES} :checked + span`,
        other: `${PRICES} :not(:checked) + span`,
      },
    ],
  },
  {
    path: href('terms'),
    viewport: DESKTOP,
    pairs: [
      {
        name: 'the section being read, and the others',
        state: 'nav li[data-section="1"] b',
        other: 'nav li[data-section="2"] b',
      },
    ],
  },
];

test.each(LOOKS)(
  'states of $path look different in any system colors ($viewport.width px)',
  async ({ path, viewport, press, pairs }) => {
    await visiting({ viewport }, async ({ page }) => {
      await page.goto(address(path));
      if (press) await page.click(press);
      for (const theme of ['light', 'dark'] as const) {
        await withForcedColors(
          page,
          async () => {
            for (const { name, state, other, part = 1 } of pairs) {
              const [one, another] = [
                await brightness(page, state, part),
                await brightness(page, other, part),
              ];
              expect(Math.abs(one - another), `${name} (${theme})`).toBeGreaterThan(25);
            }
          },
          theme,
        );
      }
    });
  },
);

test('the key of the industries is over their lanes, or each industry names its lanes', async () => {
  await visiting({ viewport: { width: 768, height: 1024 } }, async ({ page }) => {
    await page.goto(address('/'));
    const centers = (selector: string) =>
      page.$$eval(selector, (elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .map(({ left, width }) => Math.round((left + width / 2) / 4)),
      );
    const lanes = await centers('main li:has(h3):first-child > [aria-hidden] > i');
    expect(lanes).toHaveLength(8);
    expect(await centers('main p[aria-hidden] > span[data-lane]')).toEqual(lanes);
    await page.setViewport({ width: PHONE.width, height: PHONE.height });
    const names = await page.$$eval('main li:has(h3) p > span[data-lane]', (spans) =>
      spans.filter((span) => span.getBoundingClientRect().width > 20),
    );
    expect(names.length).toBeGreaterThan(30);
  });
});

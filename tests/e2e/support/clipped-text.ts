import type { Page } from 'puppeteer-core';
import { inPage, isVisuallyHidden } from './injected.ts';

/** Words cut by the window's edge or hidden overflow, one line each. Skips drawings, whose words are repeated elsewhere. */
export async function clippedTexts(page: Page): Promise<string[]> {
  const visuallyHidden = await inPage(page, isVisuallyHidden);
  return page.evaluate((isVisuallyHidden) => {
    const TOLERATED = 1.5;
    const found: string[] = [];
    type Cutter = { box: DOMRect; cutsX: boolean; cutsY: boolean; name: string };
    /** The elements around an element that cut their overflow, up to the nearest one that scrolls; cached. */
    const known = new Map<Element, { cutters: Cutter[]; scrolls: boolean }>();
    const around = (element: Element): { cutters: Cutter[]; scrolls: boolean } => {
      const cached = known.get(element);
      if (cached) return cached;
      const { overflowX, overflowY } = getComputedStyle(element);
      const outer =
        element.parentElement && element !== document.body
          ? around(element.parentElement)
          : { cutters: [], scrolls: false };
      const [cutsX, cutsY] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
      const here =
        element !== document.body && (cutsX || cutsY)
          ? [
              {
                box: element.getBoundingClientRect(),
                cutsX: cutsX ?? false,
                cutsY: cutsY ?? false,
                name: `${element.tagName.toLowerCase()}.${element.className}`,
              },
            ]
          : [];
      const result = /auto|scroll/.test(overflowX)
        ? { cutters: [], scrolls: true }
        : { cutters: [...here, ...outer.cutters], scrolls: outer.scrolls };
      known.set(element, result);
      return result;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('[aria-hidden=true], svg, dialog:not([open])')) continue;
      if (isVisuallyHidden(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // A line box is taller than its letters.
      const leading = TOLERATED + 0.25 * parseFloat(getComputedStyle(parent).fontSize);
      const { cutters, scrolls } = around(parent);
      const cutter = cutters.find(
        ({ box, cutsX, cutsY }) =>
          (cutsX && (left < box.left - TOLERATED || right > box.right + TOLERATED)) ||
          (cutsY && (top < box.top - leading || bottom > box.bottom + leading)),
      );
      if (cutter) found.push(`"${text.slice(0, 50)}" is cut by ${cutter.name}`);
      if (
        !scrolls &&
        (left < -TOLERATED || right > document.documentElement.clientWidth + TOLERATED) &&
        bottom + scrollY > 0
      )
        found.push(
          `"${text.slice(0, 50)}" leaves the window (${Math.round(left)} to ${Math.round(right)})`,
        );
    }
    return [...new Set(found)];
  }, visuallyHidden);
}

/**
 * Words that continue on a second line, as where a column is too narrow for them, one line each. Where the browser may
 * hyphenate, only words that are too short for it count, or none.
 */
export async function brokenWords(
  page: Page,
  whereHyphenated: 'short' | 'none' = 'short',
): Promise<string[]> {
  const visuallyHidden = await inPage(page, isVisuallyHidden);
  return page.evaluate(
    (isVisuallyHidden, whereHyphenated) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
          continue;
        // A hyphen shows that a longer word goes on.
        const { hyphens, hyphenateLimitChars } = getComputedStyle(parent) as CSSStyleDeclaration & {
          hyphenateLimitChars: string;
        };
        const shortest = whereHyphenated === 'none' ? 0 : parseInt(hyphenateLimitChars) || 0;
        const whole = hyphens === 'auto' ? shortest : Infinity;
        // The tags, which are buttons, hang at an angle, so their words have taller boxes.
        if (parent.closest('svg, dialog:not([open]), button') || isVisuallyHidden(parent)) continue;
        // The name of a host may break before its port.
        for (const { 0: word, index } of textContent.matchAll(
          /(?<![:\p{N}])[\p{L}\p{N}$][\p{L}\p{N},.’]*[\p{L}\p{N}]/gu,
        )) {
          if (word.length >= whole) continue;
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          const [first, last] = [lines[0], lines.at(-1)];
          if (first && last && last.top > first.bottom - 2) found.add(`"${word}" is broken`);
        }
      }
      return [...found];
    },
    visuallyHidden,
    whereHyphenated,
  );
}

/** The spacing that a reader must be able to set without losing content: WCAG 2.2, 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Runs `look` while the page's text is spaced as widely as WCAG requires pages to support. */
export async function withSpacedText(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  try {
    await look();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
  }
}

/** Runs `look` while the browser's default text size is `pixels`. */
export async function withFontSize(
  page: Page,
  pixels: number,
  look: () => Promise<void>,
): Promise<void> {
  const session = await page.createCDPSession();
  const choose = async (size: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
      {},
      size,
    );
  };
  try {
    await choose(pixels);
    await look();
  } finally {
    await choose(16);
    await session.detach();
  }
}

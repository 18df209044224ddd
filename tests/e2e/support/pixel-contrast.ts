import type { Page } from 'puppeteer-core';
import { contrastRatio, type Rgb } from '#tests/support/contrast.ts';
import { pictureWithoutText, type Box } from './picture-without-text.ts';

type PlacedText = {
  text: string;
  color: Rgb;
  /** Whether WCAG counts it as large: from 24 px, or from 18.66 px in bold. */
  isLarge: boolean;
  boxes: Box[];
};

/** Enhanced contrast (WCAG 2.2, 1.4.6). */
const MINIMUM = { normal: 7, large: 4.5 };
/** The space above and below the letters of a line, as a share of its height. */
const LEADING = 0.2;
/** Tilted paper and rounded corners leave a little of their surroundings in a text's box. */
const TOLERATED_SHARE = 0.05;
/** Every other pixel in each direction is enough to see every ground. */
const STEP = 2;

/** The texts in `selectors` whose color lacks contrast with the pixels of a picture without text, one line each. */
export async function lowContrastTexts(
  page: Page,
  selectors: readonly string[],
): Promise<string[]> {
  const texts = await page.evaluate(placedTexts, selectors);
  const colorAt = await pictureWithoutText(
    page,
    texts.flatMap(({ boxes }) => boxes),
  );
  return texts.flatMap(({ text, color, isLarge, boxes }) => {
    const minimum = isLarge ? MINIMUM.large : MINIMUM.normal;
    const ratios = new Map<string, number>();
    let pixels = 0;
    let low = 0;
    let worst = Infinity;
    for (const { left, right, top, bottom } of boxes) {
      const leading = (bottom - top) * LEADING;
      for (let y = top + leading; y < bottom - leading; y += STEP) {
        for (let x = left; x < right; x += STEP) {
          const ground = colorAt(x, y);
          if (!ground) continue;
          const key = ground.join();
          const ratio = ratios.get(key) ?? contrastRatio(color, ground);
          ratios.set(key, ratio);
          pixels += 1;
          if (ratio >= minimum) continue;
          low += 1;
          worst = Math.min(worst, ratio);
        }
      }
    }
    if (pixels === 0) return [`no pixel was measured behind "${text}"`];
    const share = `${Math.round((100 * low) / pixels)}%`;
    return low > pixels * TOLERATED_SHARE
      ? [`contrast ${worst.toFixed(2)} below ${minimum} behind ${share} of "${text}"`]
      : [];
  });
}

/** Runs in the page. */
function placedTexts(selectors: readonly string[]): PlacedText[] {
  // Sticky elements are in their own place only at the top of the page. With a dialog open, nothing scrolls.
  if (!document.querySelector('dialog[open]')) scrollTo({ top: 0, behavior: 'instant' });
  return selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const style = getComputedStyle(element);
      const color = element instanceof SVGElement ? style.fill : style.color;
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      if (!color.startsWith('rgb') || alpha < 1)
        throw new Error(`${selector} has the color ${color}`);
      const size = parseFloat(style.fontSize);
      const boxes = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        })
        .map(({ left, top, right, bottom }) => ({
          left: left + scrollX,
          top: top + scrollY,
          right: right + scrollX,
          bottom: bottom + scrollY,
        }));
      return {
        text: element.textContent.trim().slice(0, 60),
        color: [red, green, blue] as const,
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        boxes,
      };
    }),
  );
}

import type { Page } from 'puppeteer-core';
import { contrastRatio, type Rgb } from '#tests/support/contrast.ts';
import { inPage, isVisuallyHidden } from './injected.ts';

/**
 * Words that other words cover, one line each: with their letters (`ink`) or, when colors are forced, with the
 * backplate that the browser paints behind every line of text (`ground`): as tall as the font, it hides what is below.
 */
export async function coveredTexts(page: Page, by: 'ground' | 'ink' = 'ground'): Promise<string[]> {
  const visuallyHidden = await inPage(page, isVisuallyHidden);
  return page.evaluate(
    (isVisuallyHidden, by) => {
      type Line = { left: number; right: number; top: number; bottom: number };
      type Text = {
        element: Element;
        unit: Element;
        text: string;
        top: number;
        cover: Line;
        ink: Line;
      };
      /** The block whose lines are painted as one: first all grounds of their text, and then the text. */
      const unitOf = (element: Element): Element =>
        getComputedStyle(element).display === 'inline' && element.parentElement
          ? unitOf(element.parentElement)
          : element;
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('No canvas to measure letters on');
      const texts: Text[] = [];
      // Sticky elements are in their own place only at the top of the page.
      scrollTo({ top: 0, behavior: 'instant' });
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        const text = textContent?.trim();
        if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        // The call bar floats over the page at any scroll position.
        if (element.closest('svg, [data-call-bar]')) continue;
        if (isVisuallyHidden(element)) continue;
        const unit = unitOf(element);
        const { fontStyle, fontWeight, fontSize, fontFamily, forcedColorAdjust } =
          getComputedStyle(element);
        context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const {
          fontBoundingBoxAscent,
          fontBoundingBoxDescent,
          actualBoundingBoxAscent,
          actualBoundingBoxDescent,
        } = context.measureText(text);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          if (right - left < 2) continue;
          const middle = (top + bottom) / 2;
          const baseline = middle + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
          const ground = { left, right, top: top + scrollY, bottom: bottom + scrollY };
          const ink = {
            left,
            right,
            top: baseline - actualBoundingBoxAscent + scrollY,
            bottom: baseline + actualBoundingBoxDescent + scrollY,
          };
          // Words that have opted out of forced colors have no backplate.
          const isBare = by === 'ink' || forcedColorAdjust === 'none';
          texts.push({ element, unit, text, top: ground.top, cover: isBare ? ink : ground, ink });
        }
      }
      const found: string[] = [];
      texts.sort((one, other) => one.top - other.top);
      texts.forEach((below, index) => {
        for (const above of [
          ...texts.slice(Math.max(0, index - 40), index),
          ...texts.slice(index + 1, index + 40),
        ]) {
          if (above.unit === below.unit) continue;
          const { cover } = above;
          const left = Math.max(cover.left, below.ink.left);
          const right = Math.min(cover.right, below.ink.right);
          const top = Math.max(cover.top, below.ink.top);
          const bottom = Math.min(cover.bottom, below.ink.bottom);
          if (right - left < 2 || bottom - top < 1.5) continue;
          const y = (top + bottom) / 2;
          scrollTo({ top: Math.max(0, y - innerHeight / 2), behavior: 'instant' });
          const [front, behind] = document
            .elementsFromPoint((left + right) / 2, y - scrollY)
            .filter((element) => element === above.element || element === below.element);
          if (front !== above.element || (by === 'ink' && !behind)) continue;
          const share = ((bottom - top) / (below.ink.bottom - below.ink.top)) * 100;
          found.push(
            `"${above.text.slice(0, 40)}" covers ${Math.round(share)}% of "${below.text.slice(0, 40)}"`,
          );
        }
      });
      return found;
    },
    visuallyHidden,
    by,
  );
}

/** What opens something and shows no sign of it, because forced colors remove gradients, one line each. */
export const foldsWithoutSign = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main summary')]
      .filter((summary) => summary.checkVisibility() && !summary.querySelector('svg'))
      .filter((summary) => {
        const { content, backgroundImage } = getComputedStyle(summary, '::after');
        return !/"[+–]"/.test(content) && !backgroundImage.includes('gradient');
      })
      .map((summary) => summary.textContent),
  );

const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number) as unknown as Rgb;

/** Words with too little contrast on their ground when colors are forced, one line each. */
export async function paleTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    /** The ground that the browser paints behind words, or their own if a component has opted out. */
    const groundOf = (element: Element): string => {
      for (
        let node: Element | null = element;
        node && getComputedStyle(node).forcedColorAdjust === 'none';
        node = node.parentElement
      ) {
        const { backgroundColor } = getComputedStyle(node);
        if (!/^rgba.*, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; ink: string; ground: string }[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.trim().slice(0, 40);
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg')) continue;
      found.push({ text, ink: getComputedStyle(element).color, ground: groundOf(element) });
    }
    return found;
  });
  return texts.flatMap(({ text, ink, ground }) => {
    const ratio = contrastRatio(rgb(ink), rgb(ground));
    return ratio < 4.5 ? [`"${text}" has a contrast of ${ratio.toFixed(2)}`] : [];
  });
}

/** The largest size of a drawing that counts as an icon, in pixels. */
const MAX_ICON = 40;

/** Icons, such as ticks and arrows, with too little contrast when colors are forced, one line each. */
export async function paleIcons(page: Page): Promise<string[]> {
  const icons = await page.evaluate((largest) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll('svg')].flatMap((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      if (width === 0 || Math.max(width, height) > largest) return [];
      if (!svg.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (getComputedStyle(svg.parentElement ?? svg).forcedColorAdjust === 'none') return [];
      const shapes = [...svg.querySelectorAll('path, circle, rect, line, polyline, polygon')];
      const inks = shapes
        .map((shape) => getComputedStyle(shape))
        .flatMap(({ fill, stroke }) => [fill, stroke].filter((paint) => paint.startsWith('rgb')));
      // A drawing whose shapes are elsewhere in the page, such as the symbol, has its own colors.
      if (inks.length === 0) return [];
      return [{ inks, canvas, where: svg.parentElement?.outerHTML.slice(0, 90) ?? '' }];
    });
  }, MAX_ICON);
  return icons.flatMap(({ inks, canvas, where }) => {
    const best = Math.max(...inks.map((ink) => contrastRatio(rgb(ink), rgb(canvas))));
    return best < 3 ? [`an icon has a contrast of ${best.toFixed(2)}: ${where}`] : [];
  });
}

import type { Page } from 'puppeteer-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { contrastRatio, type Rgb } from '#tests/support/contrast.ts';
import { clippedTexts } from './clipped-text.ts';
import { removeFrames } from './focus.ts';
import { pictureWithoutText } from './picture-without-text.ts';

/** US Letter at 96 dots per inch, minus the margins of `theme/print.css`. */
export const LETTER = { width: 710, height: 950 };

const WHITE: Rgb = [255, 255, 255];
/** The side of the squares that must not be completely dark, in pixels: larger than any stroke. */
const SQUARE = 24;
/** The distance between the points that are checked, in pixels. */
const STEP = 4;
/** Grays that carry meaning in print stay below this contrast with white paper. */
const DARK = 3.5;

/**
 * Shows the page as it is printed. Rules for print apply to all media, and rules for screens to none: Chromium's own
 * emulation of print is sometimes lost when Puppeteer renews the page's other emulations.
 */
export async function showOnPaper(page: Page): Promise<void> {
  await page.emulateMediaType('print');
  await page.evaluate(() => {
    const print = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule)
          // No browser here has the media type `speech`.
          rule.media.mediaText = rule.media.mediaText
            .replaceAll(/\bscreen\b/g, 'speech')
            .replaceAll(/\bprint\b/g, 'all');
        if ('cssRules' in rule) print(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) print(cssRules);
  });
}

/** How many Letter pages a section takes when printed alone. Removes the rest of the page except its styles. */
export async function pagesOnPaper(page: Page, section: string): Promise<number> {
  await showOnPaper(page);
  await page.$$eval(`body > :not(main), main > :not(:has(> style), ${section})`, (others) =>
    others.forEach((other) => other.remove()),
  );
  const { numPages } = await getDocumentProxy(await page.pdf({ format: 'letter' }));
  return numPages;
}

/** The elements that begin on one Letter page and end on another, one line each. Marks their first and last words. */
export async function splitOnPaper(page: Page, selector: string): Promise<string[]> {
  await removeFrames(page);
  await showOnPaper(page);
  const names = await page.$$eval(selector, (elements) => {
    const shown = elements.filter((element) => element.checkVisibility());
    for (const [index, element] of shown.entries()) {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        // What only assistive technology reads is one pixel wide.
        if (!/\w/.test(textContent ?? '') || (parent?.getBoundingClientRect().width ?? 0) <= 1)
          continue;
        if (parent?.checkVisibility()) texts.push(walker.currentNode as Text);
      }
      for (const text of [texts[0], texts.at(-1)]) {
        const mark = document.createElement('i');
        mark.textContent = `Q${index}Q`;
        // So that the mark takes no room.
        mark.style.setProperty('position', 'absolute');
        text?.before(mark);
      }
    }
    return shown.map((element) => element.textContent.replaceAll(/Q\d+Q/g, '').slice(0, 40));
  });
  const paper = await getDocumentProxy(await page.pdf({ format: 'letter' }));
  const { text } = await extractText(paper);
  const pagesOf = (index: number) =>
    text.flatMap((words, at) =>
      words
        .split(`Q${index}Q`)
        .slice(1)
        .map(() => at + 1),
    );
  return names.flatMap((name, index) => {
    const [first, last] = pagesOf(index);
    return first && first === last ? [] : [`"${name}" is on pages ${first} and ${last}`];
  });
}

/** Pale words, grounds that use toner and words that are cut, one line each. Leaves the page as it is printed. */
export async function paperProblems(page: Page): Promise<string[]> {
  await removeFrames(page);
  // A photograph may be dark.
  await page.$$eval('picture', (pictures) => pictures.forEach((picture) => picture.remove()));
  await page.setViewport(LETTER);
  await showOnPaper(page);
  const words = await page.evaluate(printedWords);
  const pale = words.filter(({ color }) => contrastRatio(color, WHITE) < 7);
  return [
    ...pale.map(({ text, color }) => `not ink: "${text}" in rgb(${color.join(' ')})`),
    ...(await clippedTexts(page)),
    ...(await darkSquares(page)),
    ...(await sheetProblems(page)),
  ];
}

/**
 * Sheets without words, and words that are printed over others: Chromium measures some boxes wrongly once it breaks
 * pages.
 */
async function sheetProblems(page: Page): Promise<string[]> {
  const paper = await getDocumentProxy(await page.pdf({ format: 'letter' }));
  const found: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    const lines = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, left = 0, bottom = 0] = item.transform as number[];
      // Without the space above lowercase letters.
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + size / 2 }];
    });
    if (lines.length === 0) found.push(`page ${number} is empty`);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1))
        if (
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1
        )
          found.push(`"${one.text}" and "${other.text}" overlap on page ${number}`);
  }
  return found;
}

/** A picture has few colors and many pixels: each color is judged once. */
function remembering(judge: (color: Rgb) => boolean): (color: Rgb) => boolean {
  const known = new Map<number, boolean>();
  return (color) => {
    const key = (color[0] << 16) | (color[1] << 8) | color[2];
    const judged = known.get(key) ?? judge(color);
    known.set(key, judged);
    return judged;
  };
}

async function darkSquares(page: Page): Promise<string[]> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  const rows = Array.from({ length: Math.ceil(height / LETTER.height) }, (_, index) => ({
    left: 0,
    right: width,
    top: index * LETTER.height,
    bottom: Math.min(height, (index + 1) * LETTER.height),
  }));
  const colorAt = await pictureWithoutText(page, rows);
  /** How many consecutive dark points each column has down to here. */
  const run = new Uint16Array(width);
  const found: string[] = [];
  const points = SQUARE / STEP;
  const isDark = remembering((color) => contrastRatio(color, WHITE) >= DARK);
  for (let top = 0; top < height; top += STEP) {
    let across = 0;
    for (let left = 0; left < width; left += STEP) {
      const color = colorAt(left, top);
      run[left] = color && isDark(color) ? (run[left] ?? 0) + 1 : 0;
      across = (run[left] ?? 0) >= points ? across + 1 : 0;
      if (across >= points) found.push(`dark ground ending at ${left}, ${top}`);
    }
  }
  return found.slice(0, 20);
}

/** Runs in the page: every word that is printed, and its color. */
function printedWords() {
  const words: { text: string; color: Rgb }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const text = textContent?.trim() ?? '';
    if (!parent || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // What only assistive technology reads is one pixel wide.
    if (parent.getBoundingClientRect().width <= 1) continue;
    const style = getComputedStyle(parent);
    const [red = 0, green = 0, blue = 0] = (
      (parent instanceof SVGElement ? style.fill : style.color).match(/[\d.]+/g) ?? []
    ).map(Number);
    words.push({ text: text.slice(0, 60), color: [red, green, blue] });
  }
  return words;
}

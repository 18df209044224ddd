import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { CommandError } from '../../scripts/lib/command-error.ts';
import type { Widths } from './fallback-faces.ts';

/** Loads the site's typefaces into `page`, and makes sure that the local fonts are installed. */
export async function loadFonts(
  page: Page,
  typefaces: readonly { family: string; file: URL }[],
  localFonts: readonly { family: string; debianPackage: string }[],
): Promise<void> {
  for (const { family, file } of typefaces) {
    const data = (await readFile(file)).toString('base64');
    await page.evaluate(
      async (name, source) => {
        const face = new FontFace(name, `url(data:font/woff2;base64,${source})`, {
          weight: '400 700',
        });
        document.fonts.add(await face.load());
      },
      family,
      data,
    );
  }
  for (const { family, debianPackage } of localFonts) {
    await page
      .evaluate(async (name) => {
        await new FontFace('probe', `local('${name}')`).load();
      }, family)
      .catch(() => {
        throw new CommandError(
          `${family} is not installed (on Debian: sudo apt-get install ${debianPackage})`,
        );
      });
  }
}

/** How far a line reaches above and below its baseline, as fractions of the font size. */
export type LineBox = { ascent: number; descent: number };

/** The width of every character of `text` and of every pair in it, set in `font`, and the box of a line. */
export function measure(page: Page, font: string, text: string): Promise<Widths & LineBox> {
  return page.evaluate(
    (itsFont, itsText) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('No canvas');
      context.font = itsFont;
      const width = (piece: string) => context.measureText(piece).width;
      const advance: Record<string, number> = {};
      for (const character of new Set(itsText)) advance[character] = width(character);
      const kerning: Record<string, number> = {};
      for (let index = 0; index + 1 < itsText.length; index += 1) {
        const pair = itsText.slice(index, index + 2);
        kerning[pair] ??= Array.from(pair).reduce(
          (rest, part) => rest - (advance[part] ?? 0),
          width(pair),
        );
      }
      const box = context.measureText('x');
      return {
        advance,
        kerning,
        ascent: box.fontBoundingBoxAscent / 1000,
        descent: box.fontBoundingBoxDescent / 1000,
      };
    },
    font,
    text,
  );
}

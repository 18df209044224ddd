import type { Page } from 'puppeteer-core';
import { getDocumentProxy } from 'unpdf';

/** US Letter at 96 dots to the inch, less the margins of `theme/print.css`. */
export const LETTER = { width: 710, height: 950 };

/** How many Letter pages a section of a page takes when nothing else is printed; the rest of the page is removed. */
export async function pagesOnPaper(page: Page, section: string): Promise<number> {
  await page.emulateMediaType('print');
  await page.$$eval(`body > :not(main), main > :not(${section})`, (others) =>
    others.forEach((other) => other.remove()),
  );
  const { numPages } = await getDocumentProxy(await page.pdf({ format: 'letter' }));
  return numPages;
}

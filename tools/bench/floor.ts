import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { writeCompressed } from '../../build/compress.ts';

const STYLES =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}body{max-width:42rem;margin:0 auto;padding:1rem}' +
  'h1{font-size:2.75rem;line-height:1}h2{margin-top:4rem;font-size:2rem;line-height:1.1}nav a,.call{margin-right:1rem}' +
  '.call{display:inline-block;padding:.75rem 1.5rem;background:#f60;color:#000}';

/**
 * Writes the baseline page into `folder`: the text of the home page in `root`, as in a page written by hand, with a few
 * lines of style and no pictures, typefaces or scripts. No page with as much text can paint sooner.
 */
export async function writeFloor(root: string, folder: string): Promise<void> {
  const $ = load(await readFile(join(root, 'index.html'), 'utf8'));
  $('svg, style, script, template, [aria-hidden=true]').remove();
  const textOf = (element: Parameters<typeof $>[0]) =>
    $(element).text().replaceAll(/\s+/g, ' ').trim();
  const links = $('header nav')
    .first()
    .find('a[href^="/"]')
    .toArray()
    .map((link) => `<a href="${$(link).attr('href') ?? '/'}">${textOf(link)}</a>`);
  const blocks = $('main')
    .find('h1, h2, h3, p, li, summary')
    .toArray()
    .filter((block) => $(block).find('p, li').length === 0 && textOf(block) !== '')
    .map((block) => {
      const tag = /^h\d$/.test(block.tagName) ? block.tagName : 'p';
      return `<${tag}>${textOf(block).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`;
    });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${$('title').text()}</title><style>${STYLES}</style><header><nav>${links.join('')}</nav></header><main>${blocks.join('')}</main>`;
  await mkdir(folder, { recursive: true });
  for (const name of ['index.html', '404.html']) {
    const path = join(folder, name);
    await writeFile(path, html);
    await writeCompressed(path, Buffer.from(html));
  }
}

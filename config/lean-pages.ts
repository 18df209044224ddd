import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { putStylesByNeed } from './first-screen.ts';
import { shortenClassNames } from './page-class-names.ts';
import { withRelativePaths } from './relative-paths.ts';
import { wordsOf, withoutUnusedStyles } from './unused-styles.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Astro derives this from the project's folder, and nothing reads it. Without it, every machine builds the same bytes. */
const ISLAND_UID = /(?<=<astro-island) uid="\w+"/g;

/**
 * A page with only the styles that it uses, joined and then split by need, with short class names and short SVG paths.
 * `inScripts` holds the words of all scripts; `page` is the file name, for messages.
 */
export function leanPage(html: string, inScripts: ReadonlySet<string>, page: string): string {
  const headEnd = html.indexOf('</head>');
  const [head, rest] = [html.slice(0, headEnd), html.slice(headEnd)];
  const words = wordsOf(head.replaceAll(STYLE, '') + rest).union(inScripts);
  const css = [...head.matchAll(STYLE)].map(([, text = '']) => text).join('\n');
  const texts = [`<style>${withoutUnusedStyles(css, words)}</style>`].values();
  const swept = head.replaceAll(STYLE, () => texts.next().value ?? '') + rest;
  return shortenClassNames(
    putStylesByNeed(withRelativePaths(swept.replaceAll(ISLAND_UID, '')), page),
    inScripts,
  );
}

/** After the build: removes unused styles from every page, splits the rest by need, and shortens class names and paths. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const read = (file: string) => readFile(join(root, file), 'utf8');
        const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read));
        const inScripts = wordsOf(scripts.join('\n'));
        const pages = files.filter((file) => file.endsWith('.html'));
        await Promise.all(
          pages.map(async (page) =>
            writeFile(join(root, page), leanPage(await read(page), inScripts, page)),
          ),
        );
      },
    },
  };
}

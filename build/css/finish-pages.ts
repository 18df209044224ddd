import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { putStylesByNeed } from './first-screen.ts';
import { shortenClassNames } from './page-class-names.ts';
import { withRelativePaths } from './relative-paths.ts';
import { wordsOf, withoutUnusedStyles } from './purge.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Astro derives this from the project's folder, and nothing reads it. Without it, every machine builds the same bytes. */
const ISLAND_UID = /(?<=<astro-island) uid="\w+"/g;

/**
 * A page with only the styles that it uses, joined, with short class names and short SVG paths. `inScripts` holds the
 * words of all scripts.
 */
export function leanPage(html: string, inScripts: ReadonlySet<string>): string {
  const headEnd = html.indexOf('</head>');
  const [head, rest] = [html.slice(0, headEnd), html.slice(headEnd)];
  const words = wordsOf(head.replaceAll(STYLE, '') + rest).union(inScripts);
  const css = [...head.matchAll(STYLE)].map(([, text = '']) => text).join('\n');
  const texts = [`<style>${withoutUnusedStyles(css, words)}</style>`].values();
  const swept = head.replaceAll(STYLE, () => texts.next().value ?? '') + rest;
  return shortenClassNames(withRelativePaths(swept.replaceAll(ISLAND_UID, '')), inScripts);
}

/**
 * After the build: removes unused styles from every page, shortens class names and paths, and moves critical CSS to the
 * head. Tests compare each page with itself before that move, which is written to `unsplit` if that folder is named.
 */
export function leanPages(unsplit?: string): AstroIntegration {
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
        if (unsplit) await mkdir(unsplit, { recursive: true });
        await Promise.all(
          pages.map(async (page) => {
            const whole = leanPage(await read(page), inScripts);
            await writeFile(join(root, page), putStylesByNeed(whole, page));
            if (unsplit) await writeFile(join(unsplit, page), whole);
          }),
        );
      },
    },
  };
}

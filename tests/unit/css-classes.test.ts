import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.module.css'));
const components = files
  .filter((file) => /\.(tsx|astro)$/.test(file))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }));

/** The classes that a CSS Module declares; those in `:global(…)` belong to others. */
function classesIn(css: string): string[] {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .matchAll(/([^{};]+)\{/g);
  return [...selectors].flatMap(([, selector = '']) =>
    selector.trimStart().startsWith('@') ? [] : (selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []),
  );
}

/** Whether a component uses a class of the module that it imports as `styles`, by its name or by a value. */
function uses(source: string, styles: string, name: string): boolean {
  const isNamed = new RegExp(`\\b${styles}\\.${name}\\b`).test(source);
  const isLookedUp = new RegExp(`\\b${styles}(\\[|;)`).test(source);
  return isNamed || (isLookedUp && new RegExp(`['"]${name}['"]`).test(source));
}

function unusedIn(sheet: string): string[] {
  const fileName = sheet.split('/').at(-1) ?? '';
  const folder = sheet.slice(0, -fileName.length);
  const importers = components.flatMap(({ file, source }) => {
    const [, styles] = new RegExp(`import (\\w+) from './${fileName}'`).exec(source) ?? [];
    return styles && file.startsWith(folder) ? [{ source, styles }] : [];
  });
  const names = new Set(classesIn(readFileSync(`src/${sheet}`, 'utf8')));
  return [...names].filter(
    (name) => !importers.some(({ source, styles }) => uses(source, styles, name)),
  );
}

test('every class of a stylesheet is used by a component next to it', () => {
  const unused = sheets.map((sheet) => ({ sheet, classes: unusedIn(sheet) }));
  expect(unused.filter(({ classes }) => classes.length > 0)).toEqual([]);
  expect(sheets.length).toBeGreaterThan(50);
});

test('classes are found wherever a selector names them', () => {
  const css =
    '@layer ui { .a > .b:hover, .c:global(.dark) .d { width: 1.5em } /* .e */ @media (min-width: 4.5rem) { .f {} } }';
  expect(classesIn(css)).toEqual(['a', 'b', 'c', 'd', 'f']);
});

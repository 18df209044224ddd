import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.module.css'));
const components = files
  .filter((file) => /\.(tsx|astro)$/.test(file))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }));

/** The classes that a CSS Module declares; those in `:global(…)` belong to others. */
function classesIn(css: string): Set<string> {
  const names: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    names.push(...(own.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  });
  return new Set(names);
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
  return [...classesIn(readFileSync(`src/${sheet}`, 'utf8'))].filter(
    (name) => !importers.some(({ source, styles }) => uses(source, styles, name)),
  );
}

test('every class of a stylesheet is used by a component next to it', () => {
  const unused = sheets.map((sheet) => ({ sheet, classes: unusedIn(sheet) }));
  expect(unused.filter(({ classes }) => classes.length > 0)).toEqual([]);
  expect(sheets.length).toBeGreaterThan(50);
});

import postcss, { type AtRule } from 'postcss';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Properties that browsers animate without layout in every frame. A custom property changes once, not frame by frame. */
const FREE_OF_LAYOUT =
  /^(?:--[\w-]+|opacity|visibility|transform|translate|rotate|scale|clip-path|color|background|background-color|border-color|fill|stroke|stroke-dash(?:array|offset)|animation-timing-function)$/;

const steps = files
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const found: { file: string; animation: string; property: string }[] = [];
    postcss.parse(readFileSync(`src/${file}`, 'utf8')).walkAtRules('keyframes', (rule: AtRule) => {
      rule.walkDecls(({ prop }) => {
        found.push({ file, animation: rule.params, property: prop });
      });
    });
    return found;
  });

test('no animation forces a layout in every frame', () => {
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter(({ property }) => !FREE_OF_LAYOUT.test(property))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  GROUNDS,
  INKS,
  LINES,
  OUTLINE,
  PAGE_COLORS,
  ratio,
  ROOMS,
  SIGNAL_INKS,
  SIGNALS,
  TEXT,
} from '#design-system/color-roles.ts';
import { THEME_COLORS } from '#site/identity.ts';

type Rule = {
  file: string;
  selectors: string[];
  declarations: [property: string, value: string][];
};

const tokenIn = (value: string) => /^var\((--[\w-]+)/.exec(value)?.[1];

/** The rules of a stylesheet, including those in layers and media queries. */
function rulesOf(file: string): Rule[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{};@]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    file,
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: body.split(';').flatMap((line): [string, string][] => {
      const [, property, value] = /^\s*([\w-]+):\s*([\s\S]+?)\s*$/.exec(line) ?? [];
      return property && value ? [[property, value]] : [];
    }),
  }));
}

const allRules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => rulesOf(`src/${file}`));

/** Inks that are set in only one place, whose contrast the tour of the pages measures in pixels. */
const MEASURED_ON_PAGES = ['--display', '--lane-3', '--accent', '--line-strong', '--station-ink'];

/** Every ink that a rule sets together with its ground. */
const pairs = allRules.flatMap(({ file, declarations }) => {
  const valueOf = (name: RegExp) => declarations.findLast(([property]) => name.test(property))?.[1];
  const ink = tokenIn(valueOf(/^color$/) ?? '');
  const ground = tokenIn(valueOf(/^background(-color)?$/) ?? '');
  return ink && ground ? [{ ink, ground, file }] : [];
});

test('the chrome of the browser has the color of the page', () => {
  expect(THEME_COLORS).toEqual(PAGE_COLORS);
});

test('every text color is known here, with its grounds', () => {
  const inks = allRules.flatMap(({ declarations }) =>
    declarations.flatMap(([property, value]) =>
      property === 'color' ? (tokenIn(value) ?? []) : [],
    ),
  );
  const known = [...Object.keys(INKS), ...MEASURED_ON_PAGES, ...pairs.map(({ ink }) => ink)];
  expect([...new Set(inks)].filter((ink) => !known.includes(ink))).toEqual([]);
  expect(pairs.length).toBeGreaterThan(20);
});

test('the edge of the primary button goes around it, pressed or not', () => {
  const shadows = allRules
    .filter(({ file }) => file.endsWith('/Button.module.css'))
    .flatMap(({ selectors, declarations }) =>
      declarations
        .filter(([property]) => property === 'box-shadow')
        .flatMap(([, value]) => (selectors[0]?.startsWith('.primary') ? [value] : [])),
    );
  expect(shadows).toHaveLength(2);
  for (const shadow of shadows) expect(shadow).toMatch(/^\s*inset 0 0 0 2px var\(--accent-deep\)/);
});

test('underlines, and lines that mark the current place, have visible colors', () => {
  const marks = allRules.flatMap(({ file, selectors, declarations }) =>
    declarations
      .filter(
        ([property, value]) =>
          value.includes('var(--') &&
          (property.startsWith('text-decoration') ||
            (property.startsWith('border') &&
              selectors.some((one) => one.includes('aria-current')))),
      )
      .flatMap(([, value]) => value.match(/color-mix|--(?!r-|r\b|stroke-)[\w-]+/g) ?? [])
      .map((token) => ({ file, token })),
  );
  expect(marks.length).toBeGreaterThan(8);
  const shows = [...LINES, ...Object.keys(INKS)];
  expect(marks.filter(({ token }) => !shows.includes(token))).toEqual([]);
});

describe.each(Object.entries(ROOMS))('%s', (_, tokens) => {
  test.each(
    Object.entries(INKS).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground])),
  )('%s is readable on %s', (ink, ground) => {
    expect(ratio(tokens, ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(pairs.filter(({ ink, ground }) => tokens[ink] && tokens[ground]))(
    '$ink is readable on $ground in $file',
    ({ ink, ground }) => {
      expect(ratio(tokens, ink, ground)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(GROUNDS)('the primary button is visible on %s', (ground) => {
    const [fill, edge] = ['--accent', '--accent-deep'].map((paint) => ratio(tokens, paint, ground));
    expect(Math.max(fill ?? 0, edge ?? 0)).toBeGreaterThanOrEqual(OUTLINE);
  });

  test.each(LINES.flatMap((line) => GROUNDS.map((ground) => [line, ground])))(
    '%s is visible on %s',
    (line, ground) => {
      expect(ratio(tokens, line, ground)).toBeGreaterThanOrEqual(OUTLINE);
    },
  );
});

describe.each(Object.entries(SIGNALS))('%s', (_, tokens) => {
  test.each(Object.entries(SIGNAL_INKS))('%s is readable or visible', (ink, least) => {
    expect(ratio(tokens, ink, '--bg')).toBeGreaterThanOrEqual(least);
  });
});

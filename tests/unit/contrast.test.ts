import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
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
} from '#tests/support/color-roles.ts';
import { THEME_COLORS } from '#site/identity.ts';

type Rule = {
  file: string;
  selectors: string[];
  declarations: [property: string, value: string][];
};

const tokenIn = (value: string) => /^var\((--[\w-]+)/.exec(value)?.[1];

/** Every rule of every stylesheet, nested ones apart from those that hold them. */
const allRules: Rule[] = [];
for (const file of globSync('src/**/*.css'))
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selectors, nodes }) => {
    const declarations = nodes.flatMap((node): Rule['declarations'] =>
      node.type === 'decl' ? [[node.prop, node.value]] : [],
    );
    allRules.push({ file, selectors, declarations });
  });

/** Inks that are set in only one place, whose contrast the tour of the pages measures in pixels. */
const MEASURED_ON_PAGES = ['--lane-3', '--accent', '--line-strong', '--station-ink'];

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
      .flatMap(([, value]) => value.match(/color-mix|--(?!radius|stroke-)[\w-]+/g) ?? [])
      .map((token) => ({ file, token })),
  );
  expect(marks.length).toBeGreaterThan(8);
  const shows = [...LINES, ...Object.keys(INKS)];
  expect(marks.filter(({ token }) => !shows.includes(token))).toEqual([]);
});

test('text is readable and lines are visible, in every room by day and by night', () => {
  for (const [room, tokens] of Object.entries(ROOMS)) {
    const expectRatio = (ink: string, ground: string, least: number) =>
      expect
        .soft(ratio(tokens, ink, ground), `${room}: ${ink} on ${ground}`)
        .toBeGreaterThanOrEqual(least);
    for (const [ink, grounds] of Object.entries(INKS))
      for (const ground of grounds) expectRatio(ink, ground, TEXT);
    for (const { ink, ground } of pairs.filter((pair) => tokens[pair.ink] && tokens[pair.ground]))
      expectRatio(ink, ground, TEXT);
    for (const ground of GROUNDS) {
      for (const line of LINES) expectRatio(line, ground, OUTLINE);
      // The primary button is seen by its fill or by its edge.
      const parts = ['--accent', '--accent-deep'].map((paint) => ratio(tokens, paint, ground));
      expect
        .soft(Math.max(...parts), `${room}: button on ${ground}`)
        .toBeGreaterThanOrEqual(OUTLINE);
    }
  }
  for (const [signal, tokens] of Object.entries(SIGNALS))
    for (const [ink, least] of Object.entries(SIGNAL_INKS))
      expect.soft(ratio(tokens, ink, '--bg'), `${signal}: ${ink}`).toBeGreaterThanOrEqual(least);
});

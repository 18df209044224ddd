import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { contrastRatio, lightness, parseHex } from '#tests/support/contrast.ts';
import { THEME_COLORS } from '#site/identity.ts';
import { customProperties, THEME, withTokens } from '#theme/token-values.ts';

type Colors = Readonly<Record<string, string>>;

const root = customProperties(THEME, ':root');

/** The colors that the rules with this selector set, from the palette. */
function colorsOf(selector: string): Colors {
  const own = customProperties(THEME, selector);
  const colors = Object.entries(own).map(
    ([name, value]) => [name, withTokens(value, { ...root, ...own })] as const,
  );
  return Object.fromEntries(colors.filter(([, value]) => /^#\w+$/.test(value)));
}

const light = colorsOf(':root');
const dark = { ...light, ...colorsOf('.dark') };

/** The places where components appear, with the color tokens that they have there. */
const ROOMS: Readonly<Record<string, Colors>> = {
  'the page by day': light,
  'the page by night': dark,
  'a band by day': { ...light, ...colorsOf('.band') },
  'a band by night': { ...dark, ...colorsOf('.band'), ...colorsOf('.dark .band') },
  'the emphasized card by night': {
    ...dark,
    ...colorsOf('.inverse'),
    ...colorsOf('.dark .inverse'),
  },
};
const SIGNALS: Readonly<Record<string, Colors>> = {
  'the orange wall by day': { ...light, ...colorsOf('.signal') },
  'the orange wall by night': { ...dark, ...colorsOf('.signal') },
};

/** The contrast that WCAG requires of text (AAA), and of outlines and the focus ring. */
const [TEXT, OUTLINE] = [7, 3];
const GROUNDS = ['--bg', '--ground-2', '--surface', '--surface-2', '--well'];

/** The tokens for text, and the grounds on which it may be without declaring one. */
const INKS: Readonly<Record<string, readonly string[]>> = {
  '--ink': GROUNDS,
  '--ink-muted': GROUNDS,
  '--brand': ['--bg', '--ground-2', '--surface'],
  '--engine-ink': ['--engine', '--engine-2'],
  '--paper-ink': ['--paper'],
  '--sheet-ink': ['--sheet'],
  '--sheet-muted': ['--sheet'],
  '--pen': ['--sheet'],
  '--success': ['--success-bg'],
};
/** The tokens of borders and rings that carry meaning. */
const LINES = ['--line-strong', '--accent-line', '--focus'];
/** The tokens on the orange wall (the end of a page, the community's cover), and the contrast that each needs there. */
const SIGNAL_INKS: Readonly<Record<string, number>> = {
  '--ink': TEXT,
  '--ink-muted': TEXT,
  '--brand': TEXT,
  ...Object.fromEntries(LINES.map((line) => [line, OUTLINE])),
};
/** Inks that are set in only one place, whose contrast the tour of the pages measures in pixels. */
const MEASURED_ON_PAGES = ['--lane-3', '--accent', '--line-strong', '--station-ink'];

/** The contrast of two color tokens in a room. @throws if one of them is not a color token. */
function ratio(tokens: Colors, ink: string, ground: string): number {
  const [one, other] = [tokens[ink], tokens[ground]];
  if (!one || !other) throw new Error(`${one ? ground : ink} is no color token`);
  return contrastRatio(parseHex(one), parseHex(other));
}

type Declaration = { file: string; selectors: string[]; property: string; value: string };

const tokenIn = (value: string) => /^var\((--[\w-]+)/.exec(value)?.[1];

/** The declarations of every rule of every stylesheet; nested rules are rules of their own. */
const rules: Declaration[][] = [];
for (const file of globSync('src/**/*.css'))
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selectors, nodes }) => {
    const declared = nodes.filter((node) => node.type === 'decl');
    rules.push(declared.map(({ prop, value }) => ({ file, selectors, property: prop, value })));
  });
const declarations = rules.flat();

/** Every ink that a rule sets together with its ground. */
const pairs = rules.flatMap((rule) => {
  const tokenOf = (name: RegExp) =>
    tokenIn(rule.findLast(({ property }) => name.test(property))?.value ?? '');
  const ink = tokenOf(/^color$/);
  const ground = tokenOf(/^background(-color)?$/);
  return ink && ground ? [{ ink, ground }] : [];
});

test('the chrome of the browser has the color of the page', () => {
  expect(THEME_COLORS).toEqual({ light: light['--bg'], dark: dark['--bg'] });
});

test('a color of the palette is as light as its name says', () => {
  const palette = Object.entries(root).filter(([, value]) => value.startsWith('#'));
  expect(palette.length).toBeGreaterThan(40);
  for (const [name, value] of palette) {
    const said = Number(/^--[a-z]+-(\d+)$/.exec(name)?.[1]);
    // The owner's guide recolors by a shade, which keeps its name.
    expect.soft(Math.abs(lightness(parseHex(value)) - said), name).toBeLessThan(1.2);
  }
});

test('every text color is known here, with its grounds', () => {
  const inks = declarations
    .filter(({ property }) => property === 'color')
    .flatMap(({ value }) => tokenIn(value) ?? []);
  const known = [...Object.keys(INKS), ...MEASURED_ON_PAGES, ...pairs.map(({ ink }) => ink)];
  expect([...new Set(inks)].filter((ink) => !known.includes(ink))).toEqual([]);
  expect(pairs.length).toBeGreaterThan(20);
});

test('the edge of the primary button goes around it, pressed or not', () => {
  const shadows = declarations.filter(
    ({ file, selectors: [selector], property }) =>
      file.endsWith('/Button.module.css') &&
      selector?.startsWith('.primary') &&
      property === 'box-shadow',
  );
  expect(shadows).toHaveLength(2);
  for (const { value } of shadows)
    expect(value).toMatch(/^\s*inset 0 0 0 2px var\(--accent-deep\)/);
});

test('underlines, and lines that mark the current place, have visible colors', () => {
  const marks = declarations.filter(
    ({ property, value, selectors }) =>
      value.includes('var(--') &&
      (property.startsWith('text-decoration') ||
        (property.startsWith('border') && selectors.join().includes('aria-current'))),
  );
  expect(marks.length).toBeGreaterThan(8);
  const shown = [...LINES, ...Object.keys(INKS)];
  const colorsIn = (value: string) => value.match(/color-mix|--(?!radius|stroke-)[\w-]+/g) ?? [];
  const isHidden = ({ value }: Declaration) => !colorsIn(value).every((it) => shown.includes(it));
  expect(marks.filter(isHidden)).toEqual([]);
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
      // Either its fill or its edge makes the primary button stand out.
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

test('color tokens are read from the rule of a selector, and replace their names in a drawing', () => {
  const css = `@layer tokens { :root, .base { --bg: #eef6ec; /* --old: #000000 */ --gap: 2px; }
    .band, .inverse { --bg: #003233; --lane: #FF6A2B; } }`;
  expect(customProperties(css, ':root')).toEqual({ '--bg': '#eef6ec', '--gap': '2px' });
  expect(customProperties(css, '.night')).toEqual({});
  const tokens = customProperties(css, '.band');
  expect(tokens).toEqual({ '--bg': '#003233', '--lane': '#FF6A2B' });
  const drawing = '<a fill="var(--bg)" stroke="var(--wire, var(\n--bg\n))"/>';
  expect(withTokens(drawing, tokens)).toBe('<a fill="#003233" stroke="#003233"/>');
  expect(() => withTokens('<a fill="var(--sky)"/>', tokens)).toThrow('--sky');
});

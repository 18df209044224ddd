import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_COLORS } from '#site/identity.ts';
import { contrastRatio, parseHex } from '#tests/contrast.ts';

type Tokens = Readonly<Record<string, string>>;
type Rule = {
  file: string;
  selectors: string[];
  declarations: [property: string, value: string][];
};

const tokenIn = (value: string) => /^var\((--[\w-]+)/.exec(value)?.[1];

/** The rules of a style sheet, those in layers and media queries included. */
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

const themeRules = ['palette.css', 'tokens.css', 'tokens-dark.css'].flatMap((name) =>
  rulesOf(`src/theme/${name}`),
);
const allRules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => rulesOf(`src/${file}`));

/** What the rules with this selector set, later ones winning. */
const declaredFor = (selector: string): Tokens =>
  Object.fromEntries(
    themeRules
      .filter(({ selectors }) => selectors.includes(selector))
      .flatMap(({ declarations }) => declarations)
      .filter(([name]) => name.startsWith('--')),
  );

const root = declaredFor(':root');

/** A color token leads to the palette, by way of another token at most. */
function color(value: string, tokens: Tokens): string {
  const name = tokenIn(value);
  return name === undefined ? value : color(tokens[name] ?? '', tokens);
}

/** The colors that the rules with this selector set. */
function set(selector: string): Tokens {
  const own = declaredFor(selector);
  return Object.fromEntries(
    Object.entries(own)
      .map(([name, value]) => [name, color(value, { ...root, ...own })] as const)
      .filter(([, value]) => value.startsWith('#')),
  );
}

const light = set(':root');
const dark = { ...light, ...set('.dark') };
/** Where components stand, by the tokens that they then have. */
const ROOMS: Record<string, Tokens> = {
  'the page by day': light,
  'the page by night': dark,
  'a band by day': { ...light, ...set('.band') },
  'a band by night': { ...dark, ...set('.band'), ...set('.dark .band') },
  'the emphasised card by night': { ...dark, ...set('.dark .inverse') },
};
const SIGNALS: Record<string, Tokens> = {
  'the closing wall by day': { ...light, ...set('.signal') },
  'the closing wall by night': { ...dark, ...set('.signal'), ...set('.dark .signal') },
};

/** Text, enhanced (AAA); large text; outlines and the focus ring. */
const [TEXT, LARGE_TEXT, OUTLINE] = [7, 4.5, 3];
const GROUNDS = ['--bg', '--ground-2', '--surface', '--surface-2', '--well'];

/** The tokens that words are set in, and the grounds that they stand on without naming one. */
const INKS: Readonly<Record<string, readonly string[]>> = {
  '--ink': GROUNDS,
  '--ink-muted': GROUNDS,
  '--brand': ['--bg', '--ground-2', '--surface'],
  '--engine-ink': ['--engine', '--engine-2'],
  '--paper-ink': ['--paper'],
  '--sheet-ink': ['--sheet'],
  '--sheet-muted': ['--sheet'],
  '--pen': ['--sheet'],
  '--press': ['--press-ground'],
  '--danger': ['--danger-bg'],
  '--success': ['--success-bg'],
};
/** The tokens of borders and rings that carry meaning. */
const LINES = ['--line-strong', '--accent-line', '--focus'];
/** Inks that are set in one place alone, which the tour of the pages measures on its pixels. */
const MEASURED_ON_PAGES = ['--display', '--lane-3', '--accent', '--line-strong', '--station-ink'];

/** Every ink that a rule sets together with its ground. */
const pairs = allRules.flatMap(({ file, declarations }) => {
  const valueOf = (name: RegExp) => declarations.findLast(([property]) => name.test(property))?.[1];
  const ink = tokenIn(valueOf(/^color$/) ?? '');
  const ground = tokenIn(valueOf(/^background(-color)?$/) ?? '');
  return ink && ground ? [{ ink, ground, file }] : [];
});

function ratio(tokens: Tokens, ink: string, ground: string): number {
  const [one, other] = [tokens[ink], tokens[ground]];
  if (!one || !other) throw new Error(`${one ? ground : ink} is no color token`);
  return contrastRatio(parseHex(one), parseHex(other));
}

test('the chrome of the browser has the color of the page', () => {
  expect(THEME_COLORS).toEqual({ light: light['--bg'], dark: dark['--bg'] });
});

test('every token that words are set in is known here, with its grounds', () => {
  const inks = allRules.flatMap(({ declarations }) =>
    declarations.flatMap(([property, value]) =>
      property === 'color' ? (tokenIn(value) ?? []) : [],
    ),
  );
  const known = [...Object.keys(INKS), ...MEASURED_ON_PAGES, ...pairs.map(({ ink }) => ink)];
  expect([...new Set(inks)].filter((ink) => !known.includes(ink))).toEqual([]);
  expect(pairs.length).toBeGreaterThan(20);
});

test('underlines, and lines that mark the current place, are drawn in what shows', () => {
  const marks = allRules.flatMap(({ file, selectors, declarations }) =>
    declarations
      .filter(
        ([property, value]) =>
          value.includes('var(--') &&
          (property.startsWith('text-decoration') ||
            (property.startsWith('border') &&
              selectors.some((one) => one.includes('aria-current')))),
      )
      .flatMap(([, value]) => value.match(/color-mix|--(?!r-|r\b)[\w-]+/g) ?? [])
      .map((token) => ({ file, token })),
  );
  expect(marks.length).toBeGreaterThan(8);
  const shows = [...LINES, ...Object.keys(INKS)];
  expect(marks.filter(({ token }) => !shows.includes(token))).toEqual([]);
});

describe.each(Object.entries(ROOMS))('%s', (_, tokens) => {
  test.each(
    Object.entries(INKS).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground])),
  )('%s on %s reads', (ink, ground) => {
    expect(ratio(tokens, ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(pairs.filter(({ ink, ground }) => tokens[ink] && tokens[ground]))(
    '$ink on $ground reads in $file',
    ({ ink, ground }) => {
      expect(ratio(tokens, ink, ground)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(LINES.flatMap((line) => GROUNDS.map((ground) => [line, ground])))(
    '%s on %s shows',
    (line, ground) => {
      expect(ratio(tokens, line, ground)).toBeGreaterThanOrEqual(OUTLINE);
    },
  );
});

describe.each(Object.entries(SIGNALS))('%s', (_, tokens) => {
  test.each(['--ink', '--ink-muted', '--brand'])('%s reads', (ink) => {
    expect(ratio(tokens, ink, '--bg')).toBeGreaterThanOrEqual(TEXT);
  });

  test('the headline reads', () => {
    expect(ratio(tokens, '--display', '--bg')).toBeGreaterThanOrEqual(LARGE_TEXT);
  });

  test.each(LINES)('%s shows', (line) => {
    expect(ratio(tokens, line, '--bg')).toBeGreaterThanOrEqual(OUTLINE);
  });
});

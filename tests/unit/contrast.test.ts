import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

const css = ['tokens.css', 'tokens-dark.css']
  .map((file) => readFileSync(`src/theme/${file}`, 'utf8'))
  .join('\n');
const rules = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};@]+)\{([^{}]*)\}/g)].map(
  ([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    tokens: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*(#[\da-f]{6})/gi)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  }),
);

/** What the rules with this selector set, later ones winning. */
const set = (selector: string): Tokens =>
  Object.assign(
    {},
    ...rules.filter(({ selectors }) => selectors.includes(selector)).map(({ tokens }) => tokens),
  ) as Tokens;

const light = set(':root');
const dark = { ...light, ...set('.dark') };
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

/** Relative luminance and contrast ratio: WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('a token is missing');
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** Text, enhanced (AAA); outlines and the focus ring. */
const [TEXT, OUTLINE] = [7, 3];
const GROUNDS = ['--bg', '--ground-2', '--surface', '--surface-2', '--well'];

describe.each(Object.entries(ROOMS))('%s', (_, tokens) => {
  test.each(
    ['--ink', '--ink-muted'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  )('%s on %s reads', (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([
    ['--brand', '--bg'],
    ['--brand', '--ground-2'],
    ['--brand', '--surface'],
    ['--brand-ink', '--brand'],
    ['--accent-ink', '--accent'],
    ['--success', '--success-bg'],
  ])('%s on %s reads', (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([
    ['--line-strong', '--bg'],
    ['--line-strong', '--surface'],
    ['--focus', '--bg'],
    ['--focus', '--surface'],
  ])('%s on %s shows', (line, ground) => {
    expect(contrast(tokens[line], tokens[ground])).toBeGreaterThanOrEqual(OUTLINE);
  });

  test('a sent message reads on the colour of the engine', () => {
    expect(contrast('#f0f7ee', tokens['--engine'])).toBeGreaterThanOrEqual(TEXT);
  });
});

describe.each(Object.entries(SIGNALS))('%s', (_, tokens) => {
  test.each(['--ink', '--ink-muted', '--brand', '--display'])('%s reads', (ink) => {
    expect(contrast(tokens[ink], tokens['--bg'])).toBeGreaterThanOrEqual(TEXT);
  });

  test('the focus ring shows', () => {
    expect(contrast(tokens['--focus'], tokens['--bg'])).toBeGreaterThanOrEqual(OUTLINE);
  });
});

test('paper reads by day and by night', () => {
  expect(contrast(light['--paper-ink'], light['--paper'])).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(dark['--paper-ink'], dark['--paper'])).toBeGreaterThanOrEqual(TEXT);
});

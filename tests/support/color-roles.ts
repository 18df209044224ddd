import { contrastRatio, parseHex } from '#lib/contrast.ts';
import { customProperties, THEME } from '#theme/token-values.ts';

export type Colors = Readonly<Record<string, string>>;

const tokenIn = (value: string) => /^var\((--[\w-]+)/.exec(value)?.[1];
const declaredFor = (selector: string): Colors => customProperties(THEME, selector);
const root = declaredFor(':root');

/** Follows a color token to its value in the palette, by way of other tokens if necessary. */
function color(value: string, tokens: Colors): string {
  const name = tokenIn(value);
  return name === undefined ? value : color(tokens[name] ?? '', tokens);
}

/** The colors set by the rules with this selector. */
function set(selector: string): Colors {
  const own = declaredFor(selector);
  return Object.fromEntries(
    Object.entries(own)
      .map(([name, value]) => [name, color(value, { ...root, ...own })] as const)
      .filter(([, value]) => value.startsWith('#')),
  );
}

const light = set(':root');
const dark = { ...light, ...set('.dark') };

/** The places where components appear, with the color tokens that they have there. */
export const ROOMS: Readonly<Record<string, Colors>> = {
  'the page by day': light,
  'the page by night': dark,
  'a band by day': { ...light, ...set('.band') },
  'a band by night': { ...dark, ...set('.band'), ...set('.dark .band') },
  'the emphasized card by night': { ...dark, ...set('.inverse'), ...set('.dark .inverse') },
};
export const SIGNALS: Readonly<Record<string, Colors>> = {
  'the closing wall by day': { ...light, ...set('.signal') },
  'the closing wall by night': { ...dark, ...set('.signal'), ...set('.dark .signal') },
};

/** The contrast that WCAG requires of text (AAA), and of outlines and the focus ring. */
export const [TEXT, OUTLINE] = [7, 3];
export const GROUNDS = ['--bg', '--ground-2', '--surface', '--surface-2', '--well'];

/** The tokens for text, and the grounds on which it may be without declaring one. */
export const INKS: Readonly<Record<string, readonly string[]>> = {
  '--ink': GROUNDS,
  '--ink-muted': GROUNDS,
  '--brand': ['--bg', '--ground-2', '--surface'],
  '--engine-ink': ['--engine', '--engine-2'],
  '--paper-ink': ['--paper'],
  '--sheet-ink': ['--sheet'],
  '--sheet-muted': ['--sheet'],
  '--pen': ['--sheet'],
  '--danger': ['--danger-bg'],
  '--success': ['--success-bg'],
};
/** The tokens of borders and rings that carry meaning. */
export const LINES = ['--line-strong', '--accent-line', '--focus'];
/** The tokens in use on the closing wall, and the contrast that each needs there. */
export const SIGNAL_INKS: Readonly<Record<string, number>> = {
  '--ink': TEXT,
  '--ink-muted': TEXT,
  '--brand': TEXT,
  ...Object.fromEntries(LINES.map((line) => [line, OUTLINE])),
};

/** The contrast of two color tokens in a room. @throws if one of them is not a color token. */
export function ratio(tokens: Colors, ink: string, ground: string): number {
  const [one, other] = [tokens[ink], tokens[ground]];
  if (!one || !other) throw new Error(`${one ? ground : ink} is no color token`);
  return contrastRatio(parseHex(one), parseHex(other));
}

/** For the browser's own interface: the color of the page in each theme. */
export const PAGE_COLORS = { light: light['--bg'], dark: dark['--bg'] };

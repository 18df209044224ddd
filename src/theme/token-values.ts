import palette from './palette.css?raw';
import darkTokens from './tokens-dark.css?raw';
import scales from './scales.css?raw';
import tokens from './tokens.css?raw';

/** The source of the stylesheets that define the tokens. */
export const THEME = [palette, scales, tokens, darkTokens].join('\n');

/**
 * The custom properties that a stylesheet declares for `selector`: `{ '--bg': '#eef6ec' }`.
 * A drawing that is made while the site is built has no browser to look them up.
 */
export function customProperties(css: string, selector: string): Record<string, string> {
  const values: Record<string, string> = {};
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};@]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', body = ''] of rules) {
    if (!selectors.split(',').some((candidate) => candidate.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      values[name] = value;
    }
  }
  return values;
}

/** The tokens of the page in the light theme, with those that the contexts (`.band`) re-declare. */
export function themeTokens(...contexts: readonly string[]): Record<string, string> {
  return Object.assign(
    {},
    ...[':root', ...contexts].map((selector) => customProperties(THEME, selector)),
  ) as Record<string, string>;
}

/** Replaces every `var(--name)` and `var(--name, fallback)` of a drawing. @throws if neither has a value. */
export function withTokens(svg: string, values: Readonly<Record<string, string>>): string {
  const innermost = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g;
  let resolved = svg;
  while (resolved.includes('var(')) {
    resolved = resolved.replaceAll(innermost, (_, name: string, fallback?: string) => {
      const value = values[name] ?? fallback;
      if (value === undefined) throw new Error(`The drawing uses ${name}, which is no token`);
      return value;
    });
  }
  return resolved;
}

import palette from './palette.css?raw';
import darkTokens from './tokens-dark.css?raw';
import scales from './scales.css?raw';
import tokens from './tokens.css?raw';

/** The tokens, as they are written. */
export const THEME = [palette, scales, tokens, darkTokens].join('\n');

/**
 * What a stylesheet gives to the custom properties of `selector` at its first level: `{ '--bg': '#eef6ec' }`.
 * A drawing that is made while the site is built has no browser that would look them up.
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

/** The tokens of the page by day, with what the contexts (`.band`) re-declare. */
export function themeTokens(...contexts: readonly string[]): Record<string, string> {
  return Object.assign(
    {},
    ...[':root', ...contexts].map((selector) => customProperties(THEME, selector)),
  ) as Record<string, string>;
}

/** Replaces every `var(--name)` and `var(--name, fallback)` of a drawing. @throws where neither is known. */
export function withTokens(svg: string, values: Readonly<Record<string, string>>): string {
  const innermost = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
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

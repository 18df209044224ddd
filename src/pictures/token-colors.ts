/**
 * The colour tokens that a stylesheet gives to `selector` at its first level: `{ '--bg': '#eef6ec' }`.
 * A drawing that is made while the site is built has no browser that would look them up.
 */
export function tokenColors(css: string, selector: string): Record<string, string> {
  const colors: Record<string, string> = {};
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};@]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', body = ''] of rules) {
    if (!selectors.split(',').some((candidate) => candidate.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[\da-f]{6})\b/gi)) {
      colors[name] = value;
    }
  }
  return colors;
}

/** Replaces every `var(--name)` and `var(--name, fallback)` of a drawing. @throws where neither is known. */
export function withTokens(svg: string, tokens: Readonly<Record<string, string>>): string {
  const innermost = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  let resolved = svg;
  while (resolved.includes('var(')) {
    resolved = resolved.replaceAll(innermost, (_, name: string, fallback?: string) => {
      const value = tokens[name] ?? fallback;
      if (value === undefined)
        throw new Error(`The drawing uses ${name}, which is no colour token`);
      return value;
    });
  }
  return resolved;
}

import { customProperties, THEME } from '#theme/token-values.ts';

export type Scale = {
  title: string;
  /** The prefix of its tokens. */
  prefix: string;
  /** The property that shows a token. */
  property: 'font' | 'letter-spacing' | 'border-radius' | 'width' | 'border-top-width';
};

/** The scales that stylesheets use. */
export const SCALES: readonly Scale[] = [
  { title: 'Type', prefix: '--font-', property: 'font' },
  { title: 'Letter-spacing', prefix: '--track-', property: 'letter-spacing' },
  { title: 'Space', prefix: '--space-', property: 'width' },
  { title: 'Stroke', prefix: '--stroke-', property: 'border-top-width' },
  { title: 'Radius', prefix: '--r', property: 'border-radius' },
];

const tokens = Object.entries(customProperties(THEME, ':root'));

/** The tokens of a scale with their values. */
export function tokensOf({ prefix }: Scale): { name: string; value: string }[] {
  return tokens
    .filter(
      ([name]) => name === prefix || name.startsWith(prefix.endsWith('-') ? prefix : `${prefix}-`),
    )
    .map(([name, value]) => ({ name, value: value.replaceAll(/\s+/g, ' ') }));
}

/** Rules that show each token on an element with its name as `data-token`, so that none is forgotten. */
export const SCALE_STYLES = SCALES.flatMap((scale) =>
  tokensOf(scale).map(({ name, value }) => `[data-token='${name}']{${scale.property}:${value}}`),
).join('');

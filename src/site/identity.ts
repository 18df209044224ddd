import { company } from '#data/company.ts';

/** Every page title ends with this. */
export const TITLE_SUFFIX = ` | ${company.brand}`;

/** The color of the browser UI, per theme: the page grounds of `theme/tokens.css`; a test compares the two. */
export const THEME_COLORS = { light: '#eef6ec', dark: '#021010' } as const;

export const LOCALE = { language: 'en', openGraph: 'en_US' } as const;

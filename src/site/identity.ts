import { company } from '#data/company.ts';

/** Every page title ends with this. */
export const TITLE_SUFFIX = ` | ${company.brand}`;

/** The color of the browser UI, per theme: the page grounds of `theme/tokens.css`; a test compares the two. */
export const THEME_COLORS = { light: '#f4f9f2', dark: '#062425' } as const;

export const LOCALE = { language: 'en', openGraph: 'en_US' } as const;

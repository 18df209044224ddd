import type { Breakage } from './breakage.ts';

/** Menus, fragments and Back. */
export const navigation: readonly Breakage[] = [
  {
    id: 'late-arrival',
    means: 'A page scrolls to its place two seconds after it has loaded.',
    file: 'src/enhancements/before-paint.js',
    search: 'location.replace(hash), 100,',
    replacement: 'location.replace(hash), 2000,',
    noticedBy: {
      file: 'tests/e2e/fragments.test.ts',
      name: 'a place on a page > is reached at once, after the same delay, with reduced motion',
    },
  },
  {
    id: 'no-delay-on-the-page',
    means: 'A link within a page jumps at once.',
    file: 'src/enhancements/fragment.ts',
    search: 'DELAY_MS = 100',
    replacement: 'DELAY_MS = 0',
    noticedBy: {
      file: 'tests/e2e/fragments.test.ts',
      name: 'a place on a page > is reached from the same page after 100 ms, again and again',
    },
  },
  {
    id: 'long-delay-on-the-page',
    means: 'A link within a page waits for three seconds.',
    file: 'src/enhancements/fragment.ts',
    search: 'DELAY_MS = 100',
    replacement: 'DELAY_MS = 3000',
    noticedBy: {
      file: 'tests/e2e/fragments.test.ts',
      name: 'a place on a page > is reached from the same page after 100 ms, again and again',
    },
  },
  {
    id: 'escape-ignored',
    means: 'Escape does not close a menu.',
    file: 'src/enhancements/disclosure.ts',
    search: "key === 'Escape'",
    replacement: "key === 'Esc'",
    noticedBy: {
      file: 'tests/e2e/navigation.test.ts',
      name: 'the platform dropdown > opens and closes by keyboard, arrows and all; Escape gives the focus back',
    },
  },
  {
    id: 'skip-link-leads-nowhere',
    means: 'The skip link does not move the focus.',
    file: 'src/layouts/SiteLayout.astro',
    search: '<main id="main" tabindex="-1">',
    replacement: '<main id="main">',
    noticedBy: {
      file: 'tests/e2e/navigation.test.ts',
      name: 'the keyboard finds the skip link first; it leads past the menus',
    },
  },
  {
    id: 'not-kept-for-back',
    means: 'A listener keeps the browser from keeping pages for Back.',
    file: 'src/enhancements/main.ts',
    search: 'enhanceTheme();',
    replacement: "enhanceTheme();\naddEventListener('unload', () => undefined);",
    noticedBy: {
      file: 'tests/e2e/back-forward-cache.test.ts',
      name: '/ is kept in the cache for Back',
    },
  },
];

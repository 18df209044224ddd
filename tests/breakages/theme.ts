import type { Breakage } from './breakage.ts';

/** The light and the dark theme. */
export const theme: readonly Breakage[] = [
  {
    id: 'theme-after-back',
    means: 'A page that Back brings out of the cache has the old theme.',
    file: 'src/enhancements/theme.ts',
    search: 'if (persisted) follow();',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/back-forward-cache.test.ts',
      name: 'a page from the cache takes on the theme chosen since',
    },
  },
  {
    id: 'closed-storage',
    means: 'A browser that forbids storage stops the script in the head.',
    file: 'src/enhancements/before-paint.js',
    search:
      "try { theme = localStorage.getItem('theme'); } catch { /* blocked, or no storage at all */ }",
    replacement: "theme = localStorage.getItem('theme');",
    noticedBy: {
      file: 'tests/e2e/theme.test.ts',
      name: 'with a storage that is throws > follows the system (light) and still toggles, without an error',
    },
  },
  {
    id: 'other-tabs-not-told',
    means: 'A choice of theme stays in its tab.',
    file: 'src/enhancements/theme.ts',
    search: "addEventListener('storage',",
    replacement: "addEventListener('stored',",
    noticedBy: { file: 'tests/e2e/theme.test.ts', name: 'a choice in one tab reaches the others' },
  },
  {
    id: 'system-outvotes-choice',
    means: 'The system wins over a choice of the light theme.',
    file: 'src/enhancements/before-paint.js',
    search: "theme !== 'light' && ",
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/theme.test.ts',
      name: 'with "light" stored shows what was chosen, else what the system prefers',
    },
  },
  {
    id: 'toggle-silent',
    means: 'The theme button does not say which theme is on.',
    file: 'src/enhancements/theme.ts',
    search: "toggle?.setAttribute('aria-pressed', String(isDark));",
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/theme.test.ts',
      name: 'the toggle flips the theme, keeps the choice, and the choice survives a visit to another page',
    },
  },
];

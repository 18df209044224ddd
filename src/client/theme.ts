import { afterPaint } from './after-paint.ts';

const STORAGE_KEY = 'theme';
const root = document.documentElement;
const systemPrefersDark = matchMedia('(prefers-color-scheme: dark)');
/** The theme chosen on this page, for when it cannot be stored. */
let chosen: 'light' | 'dark' | null = null;
const toggle = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');

/** The stored choice, or this page's where storage is blocked; `null` if there is none. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return chosen;
  }
}

function apply(isDark: boolean): void {
  root.classList.toggle('dark', isDark);
  toggle?.setAttribute('aria-pressed', String(isDark));
}

/** Applies the stored theme, or else, also if something else is stored, the one that the system prefers. */
function follow(): void {
  const theme = storedTheme();
  apply(theme === 'dark' || (theme !== 'light' && systemPrefersDark.matches));
}

/** Keeps the theme and its button in sync with the visitor's choice, other tabs and the system. */
export function enhanceTheme(): void {
  apply(root.classList.contains('dark'));
  toggle?.addEventListener('click', () => {
    // The page changes a frame later than the button, so the button is what a second press has to read.
    const isDark = toggle.getAttribute('aria-pressed') !== 'true';
    toggle.setAttribute('aria-pressed', String(isDark));
    chosen = isDark ? 'dark' : 'light';
    try {
      localStorage.setItem(STORAGE_KEY, chosen);
    } catch {
      // The choice then lasts as long as the page.
    }
    afterPaint(follow);
  });
  // Follows a choice in another tab, the system's preference, and a return from the back/forward cache.
  addEventListener('storage', follow);
  systemPrefersDark.addEventListener('change', follow);
  addEventListener('pageshow', follow);
}

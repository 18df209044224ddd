import type { Page } from 'puppeteer-core';
import { switchTheme, type Theme } from './browser-fixture.ts';

/** A media feature and its value, such as `['prefers-contrast', 'more']`. */
export type Preference = readonly [feature: string, value: string];

/** Runs `look` while the page sees a system with this preference set, and `more` preferences if it brings any. */
export async function withPreference<Result>(
  page: Page,
  [name, value]: Preference,
  look: () => Promise<Result>,
  theme: Theme = 'light',
  more: readonly Preference[] = [],
): Promise<Result> {
  // What a session sets lasts only as long as the session.
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name, value },
      ...more.map(([name, value]) => ({ name, value })),
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  // The page changes its theme in an event of its own, after the query matches.
  await page.waitForFunction(
    (query, isDark) =>
      matchMedia(query).matches && document.documentElement.classList.contains('dark') === isDark,
    {},
    `(${name}: ${value})`,
    theme === 'dark',
  );
  try {
    return await look();
  } finally {
    await session.detach();
    await switchTheme(page, 'light');
  }
}

import type { Breakage } from './breakage.ts';

/** What a page loads, and how it works without scripts. */
export const weightAndScripts: readonly Breakage[] = [
  {
    id: 'react-on-every-page',
    means: 'React loads with every page.',
    file: 'src/enhancements/main.ts',
    search: "import { enhanceTheme } from './theme.ts';",
    replacement: "import { enhanceTheme } from './theme.ts';\nimport 'react-dom/client';",
    noticedBy: {
      file: 'tests/dist/budgets.test.ts',
      name: '/ > does not load React with the page',
    },
  },
  {
    id: 'style-sheet-as-a-file',
    means: 'Styles come as files, a round trip later.',
    file: 'astro.config.ts',
    search: "inlineStylesheets: 'always'",
    replacement: "inlineStylesheets: 'never'",
    noticedBy: {
      file: 'tests/dist/budgets.test.ts',
      name: '/ > preloads nothing, and links no stylesheet',
    },
  },
  {
    id: 'unused-styles-travel',
    means: 'A page carries styles that it cannot use.',
    file: 'config/lean-pages.ts',
    search: 'withoutUnusedStyles(css, words)',
    replacement: 'css',
    noticedBy: {
      file: 'tests/unit/lean-pages.test.ts',
      name: 'the styles of a page become one, of what it or a script names',
    },
  },
  {
    id: 'data-is-not-saved',
    means: 'A phone that saves data fetches pages early.',
    file: 'src/enhancements/idle.ts',
    search: 'connection?.saveData || ',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/next-page.test.ts',
      name: 'nothing is fetched early when the browser saves data',
    },
  },
  {
    id: 'nothing-is-fetched-early',
    means: 'A phone fetches the next page only with the press.',
    file: 'src/enhancements/main.ts',
    search: 'markIdle();',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/next-page.test.ts',
      name: 'a phone fetches what the first screen leads to, and a menu what it shows, once each',
    },
  },
  {
    id: 'something-before-the-words',
    means: 'A page fetches a picture before its words.',
    file: 'src/layouts/SiteLayout.astro',
    search: '<Head route={route} />',
    replacement: '<link rel="preload" href="/favicon.svg" as="image" /><Head route={route} />',
    noticedBy: {
      file: 'tests/dist/budgets.test.ts',
      name: '/ > preloads nothing, and links no stylesheet',
    },
  },
  {
    id: 'dead-controls',
    means: 'Controls of the table stay if nothing handles them.',
    file: 'src/islands/drop-dead-controls.ts',
    search: 'controls.remove()',
    replacement: 'controls.getHTML()',
    noticedBy: {
      file: 'tests/e2e/plan-island.test.ts',
      name: 'React > that does not arrive at a desktop hides its controls and leaves every plan',
    },
  },
  {
    id: 'call-buttons-need-scripts',
    means: 'Without scripts a call button leads nowhere.',
    file: 'src/ui/link-target.ts',
    search: '    href,\n',
    replacement: '    href: dialog ? `#${dialog}` : href,\n',
    noticedBy: {
      file: 'tests/e2e/no-script.test.ts',
      name: 'without JavaScript > call buttons lead to the booking page',
    },
  },
  {
    id: 'button-that-does-nothing',
    means: 'Without scripts the theme button stays, and does nothing.',
    file: 'src/sections/layout/ThemeToggle.module.css',
    search: '@media (scripting: none)',
    replacement: '@media (scripting: never)',
    noticedBy: {
      file: 'tests/e2e/no-script.test.ts',
      name: 'without JavaScript > the menu of a phone opens and leads on, without the theme button, which would do nothing',
    },
  },
  {
    id: 'light-without-scripts',
    means: 'Without scripts a system that prefers dark gets the light theme.',
    file: 'src/layouts/SiteLayout.astro',
    search: '(scripting:none) and (prefers-color-scheme:dark)',
    replacement: '(scripting:none) and (prefers-color-scheme:night)',
    noticedBy: {
      file: 'tests/e2e/no-script.test.ts',
      name: 'without JavaScript > a system that prefers dark gets the dark theme',
    },
  },
  {
    id: 'layout-in-every-frame',
    means: 'While a frame loads, its bar lays out the page in every frame.',
    file: 'src/sections/shared/EmbedFrame.module.css',
    search: 'translate: -96%;',
    replacement: 'width: 4%;',
    noticedBy: {
      file: 'tests/unit/keyframes.test.ts',
      name: 'no animation forces a layout in every frame',
    },
  },
  {
    id: 'unfitted-fallback',
    means: 'Headings are in a wider font until the typefaces arrive.',
    file: 'src/theme/fallbacks.css',
    search: 'size-adjust: 94.3%;',
    replacement: 'size-adjust: 104.3%;',
    noticedBy: {
      file: 'tests/e2e/typefaces.test.ts',
      name: 'the headings of / break the same way in both faces',
    },
  },
  {
    id: 'links-wrap-in-one-face',
    means: 'Two links fit in a row until the typefaces arrive.',
    file: 'src/ui/Actions.module.css',
    search: 'round(down, 100%, 3.8rem)',
    replacement: '100%',
    noticedBy: {
      file: 'tests/e2e/typefaces.test.ts',
      name: 'the words and links under the heading of / take as many lines in both faces',
    },
  },
  {
    id: 'menu-wraps-in-fallback',
    means: 'The menu takes two lines until the typefaces arrive.',
    file: 'src/sections/layout/MainMenu.module.css',
    search: 'min(2.4vw - 1.4rem, 0.7rem)',
    replacement: '0.45rem',
    noticedBy: {
      file: 'tests/e2e/typefaces.test.ts',
      name: '/ stays where it is at 1152 px, light',
    },
  },
  {
    id: 'all-styles-first',
    means: 'The first screen waits for the styles of the whole page.',
    file: 'config/first-screen.ts',
    search: 'if (!html.includes(FOLD)) return html;',
    replacement: "if (html !== '') return html;",
    noticedBy: {
      file: 'tests/dist/first-flight.test.ts',
      name: '/ > has the styles for what is below the first screen after it',
    },
  },
  {
    id: 'heavy-headers',
    means: 'Every response has headers that nothing needs.',
    file: 'scripts/site-server.ts',
    search: "response.removeHeader('Connection');",
    replacement: "response.setHeader('X-Padding', 'x'.repeat(300));",
    noticedBy: {
      file: 'tests/dist/header-bytes.test.ts',
      name: 'the headers of an answer > are at most 0.4 kB at /favicon.svg',
    },
  },
  {
    id: 'lead-moves-on-arrival',
    means: 'A lead beside a headline moves up as each part of it arrives.',
    file: 'src/ui/Hero.module.css',
    search: 'visibility: hidden;',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/streaming.test.ts',
      name: 'nothing moves on the first screen of /pbsengine while it arrives',
    },
  },
];

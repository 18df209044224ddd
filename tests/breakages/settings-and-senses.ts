import type { Breakage } from './breakage.ts';

/** What the system's settings, a keyboard or a screen reader change. */
export const settingsAndSenses: readonly Breakage[] = [
  {
    id: 'price-over-the-line-above',
    means: 'With forced colors, a price hides the line above it.',
    file: 'src/sections/pbsengine/PlanCard.module.css',
    search: `    position: relative;
    z-index: 1;
    color: var(--ink-muted);`,
    replacement: '    color: var(--ink-muted);',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/pbsengine > on a desktop > hides no words in forced colors',
    },
  },
  {
    id: 'choice-without-color',
    means: 'With forced colors, the chosen price looks like the other.',
    file: 'src/ui/SegmentedChoice.module.css',
    search: 'background: Highlight;\n      color: HighlightText',
    replacement: 'background: Canvas;\n      color: CanvasText',
    noticedBy: {
      file: 'tests/e2e/forced-colors.test.ts',
      name: 'states of /pbsengine look different in any system colors (1440 px)',
    },
  },
  {
    id: 'current-station-without-color',
    means: 'With forced colors, the menu of a phone does not show which page is open.',
    file: 'src/sections/layout/MobileMenu.module.css',
    search: '      border-color: CanvasText;\n      background: CanvasText;\n',
    replacement: '      background: Canvas;\n',
    noticedBy: {
      file: 'tests/e2e/forced-colors.test.ts',
      name: 'states of /linkedin-management look different in any system colors (390 px)',
    },
  },
  {
    id: 'ring-cut-by-the-contents',
    means: 'The list of contents clips the focus rings of its links.',
    file: 'src/sections/legal/LegalContents.module.css',
    search: 'outline-offset: -3px',
    replacement: 'outline-offset: 3px',
    noticedBy: {
      file: 'tests/e2e/pages-utility.test.ts',
      name: '/privacy-policy > on a desktop > shows what has the focus, with its whole ring, in every window',
    },
  },
  {
    id: 'spaced-words-cut',
    means: 'Words with more spacing leave the screen.',
    file: 'src/sections/ai/IndustryTags.module.css',
    search: '    height: 100%;\n',
    replacement: '    height: 7.5rem;\n    overflow: clip;\n',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/ai-automation-systems > on a desktop > cuts off no words with more spacing or larger text',
    },
  },
  {
    id: 'sign-without-the-systems-colors',
    means: 'With forced colors, icons keep their own pale color.',
    file: 'src/ui/Icon.module.css',
    search: 'flex: none;',
    replacement: 'flex: none;\n    color: var(--line);',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/pbsengine > on a desktop > hides no words in forced colors',
    },
  },
  {
    id: 'faint-lines-for-whoever-asks-for-contrast',
    means: 'Lines stay faint for a visitor who prefers more contrast.',
    file: 'src/theme/preferences.css',
    search: '(prefers-contrast: more)',
    replacement: '(prefers-contrast: less)',
    noticedBy: {
      file: 'tests/e2e/preferences.test.ts',
      name: 'lines get stronger for a visitor who prefers more contrast (light)',
    },
  },
  {
    id: 'focus-lost-on-another-try',
    means: 'Another try drops the focus out of the dialog.',
    file: 'src/enhancements/embed-frame.ts',
    search: "['[role=status]', '[data-frame-retry]']",
    replacement: '[]',
    noticedBy: {
      file: 'tests/e2e/frames.test.ts',
      name: 'a page that does not load > keeps the focus in the dialog, on a failure and on another try',
    },
  },
  {
    id: 'veil-that-shows-through',
    means: 'A backdrop shows what is under it to a visitor who prefers reduced transparency.',
    file: 'src/theme/preferences.css',
    search: '--veil: var(--black-00);',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/preferences.test.ts',
      name: 'nothing shows through the backdrop of a dialog for a visitor who prefers reduced transparency',
    },
  },
  {
    id: 'header-on-a-low-screen',
    means: 'The header stays on a screen that has no room for it.',
    file: 'src/sections/layout/SiteHeader.module.css',
    search: '(max-height: 23.99rem)',
    replacement: '(max-height: 20rem)',
    noticedBy: {
      file: 'tests/e2e/preferences.test.ts',
      name: 'the header stays on a screen that has room for it: 383 px',
    },
  },
  {
    id: 'no-header-on-a-common-screen',
    means: 'The header scrolls away on a screen that has room for it.',
    file: 'src/sections/layout/SiteHeader.module.css',
    search: '(max-height: 23.99rem)',
    replacement: '(max-height: 40rem)',
    noticedBy: {
      file: 'tests/e2e/preferences.test.ts',
      name: 'the header stays on a screen that has room for it: 384 px',
    },
  },
  {
    id: 'control-that-tab-passes',
    means: 'Tab does not reach the theme button.',
    file: 'src/sections/layout/ThemeToggle.tsx',
    search: 'type="button"',
    replacement: 'type="button"\n      tabIndex={-1}',
    noticedBy: {
      file: 'tests/e2e/pages-utility.test.ts',
      name: '/404 > on a desktop > lets Tab reach everything, in the order of the page',
    },
  },
  {
    id: 'lanes-beside-their-key',
    means: 'The key of the industries is not over their lanes.',
    file: 'src/sections/home/Industries.module.css',
    search: 'justify-content: end;',
    replacement: 'justify-content: start;',
    noticedBy: {
      file: 'tests/e2e/forced-colors.test.ts',
      name: 'the key of the industries is over their lanes, or each industry names its lanes',
    },
  },
  {
    id: 'lanes-without-names',
    means: 'On a phone nothing names the lanes of the industries.',
    file: 'src/sections/home/Industries.module.css',
    search: '.first {\n    display: flex;',
    replacement: '.first {\n    display: none;',
    noticedBy: {
      file: 'tests/e2e/forced-colors.test.ts',
      name: 'the key of the industries is over their lanes, or each industry names its lanes',
    },
  },
  {
    id: 'choice-without-words',
    means: 'A choice does not say what is chosen.',
    file: 'src/ui/SegmentedChoice.tsx',
    search: '{isLegendShown ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}',
    replacement: '{isLegendShown && legend}',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/pbsengine > on a desktop > satisfies a second engine in both themes',
    },
  },
  {
    id: 'pale-words-by-night',
    means: 'In the dark theme, muted words are unreadable on a purchase page.',
    file: 'src/theme/tokens-dark.css',
    search: '--ink-muted: var(--enamel-86);\n    --line: var(--petrol-39);',
    replacement: '--ink-muted: var(--petrol-39);\n    --line: var(--petrol-39);',
    noticedBy: {
      file: 'tests/e2e/pages-frames.test.ts',
      name: '/pbsengine-deluxe-subscription > on a phone > satisfies a second engine in both themes',
    },
  },
  {
    id: 'warning-unheard',
    means:
      'Whoever hears that the next page did not come does not hear that another try could order twice.',
    file: 'src/sections/shared/EmbedFrame.tsx',
    search: '<VisuallyHidden>{`${heading} ${reason}`}</VisuallyHidden>',
    replacement: '<VisuallyHidden>{heading}</VisuallyHidden>',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: 'a frame announces everything that it shows about a failure',
    },
  },
  {
    id: 'answer-folded-away',
    means: 'Plans that fit what a visitor needs stay folded away.',
    file: 'src/islands/PlanComparison.tsx',
    search: 'const isWhole = isUnfolded || isAsked;',
    replacement: 'const isWhole = isUnfolded;',
    noticedBy: {
      file: 'tests/e2e/plan-filter.test.ts',
      name: 'the plans of the other line > wait until they are asked for, and answer the filter at once',
    },
  },
  {
    id: 'focus-lost-on-clearing',
    means: 'Clearing a folded filter drops the focus.',
    file: 'src/islands/PlanComparison.tsx',
    search: 'if (document.activeElement !== firstControl.current) opener.current?.focus();',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/plan-filter.test.ts',
      name: 'on a phone > gives the focus to its opener when it is cleared while it is folded',
    },
  },
  {
    id: 'totals-without-a-period',
    means: 'The totals of the premium plans do not say what period they cover.',
    file: 'src/sections/premium/CostBars.tsx',
    search: '<VisuallyHidden>{` ${row.parts}`}</VisuallyHidden>',
    replacement: '',
    noticedBy: {
      file: 'tests/dist/premium-page.test.ts',
      name: 'the bars of the calculator say what they measure and what they show',
    },
  },
  {
    id: 'totals-without-a-name',
    means: 'The list of totals has no name.',
    file: 'src/sections/premium/CostBars.tsx',
    search: '<ul aria-label={heading}>',
    replacement: '<ul>',
    noticedBy: {
      file: 'tests/dist/premium-page.test.ts',
      name: 'the bars of the calculator say what they measure and what they show',
    },
  },
  {
    id: 'costs-heard-as-no-table',
    means:
      'On a phone, screen readers announce the costs of a month as loose words instead of a table.',
    file: 'src/sections/premium/CostTable.tsx',
    search: '<table {...tableRoles.table} className',
    replacement: '<table className',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: 'tables whose cells name their columns on a phone keep their roles there',
    },
  },
  {
    id: 'week-heard-as-no-table',
    means:
      'On a phone, screen readers announce the example week as loose words instead of a table.',
    file: 'src/sections/linkedin/WeekTable.tsx',
    search: '<table {...tableRoles.table} className',
    replacement: '<table className',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: 'tables whose cells name their columns on a phone keep their roles there',
    },
  },
  {
    id: 'documents-heard-without-rows',
    means: 'On a phone, screen readers announce the tables of documents without rows.',
    file: 'src/sections/legal/LegalTable.tsx',
    search: '<tr key={index} {...tableRoles.row}>',
    replacement: '<tr key={index}>',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: 'tables whose cells name their columns on a phone keep their roles there',
    },
  },
  {
    id: 'sideways-in-large-letters',
    means: 'On a small phone with large text, the pages scroll sideways.',
    file: 'src/sections/layout/ThemeToggle.module.css',
    search: 'width: min(2.75rem, 14vw);',
    replacement: 'width: 2.75rem;',
    noticedBy: {
      file: 'tests/e2e/pages-utility.test.ts',
      name: '/404 > on a phone > cuts off no words with more spacing or larger text',
    },
  },
  {
    id: 'found-words-lost',
    means: 'With forced colors, the words that a search found are black on black.',
    file: 'src/enhancements/search-results.ts',
    search: "document.createElement('b')",
    replacement: "document.createElement('mark')",
    noticedBy: {
      file: 'tests/e2e/open-states.test.ts',
      name: 'search results > is announced as reviewed, accessible in both themes, and has targets large enough for touch',
    },
  },
  {
    id: 'menu-under-the-page',
    means: 'On a phone held sideways, the page covers the menu.',
    file: 'src/sections/layout/SiteHeader.module.css',
    search: 'position: relative;',
    replacement: 'position: static;',
    noticedBy: {
      file: 'tests/e2e/preferences.test.ts',
      name: 'the menu of a phone held sideways covers the page, down to its last link',
    },
  },
];

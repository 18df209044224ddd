import type { Breakage } from './breakage.ts';

/** Motion, targets, focus rings and contrast. */
export const sightAndTouch: readonly Breakage[] = [
  {
    id: 'motion-despite-the-wish',
    means: 'The engine turns for visitors who prefer reduced motion.',
    file: 'src/art/Engine.module.css',
    search: '@media (prefers-reduced-motion: no-preference) {',
    replacement: '@media all {',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/ > on a desktop > is still for a visitor who prefers reduced motion',
    },
  },
  {
    id: 'endless-motion',
    means: 'The line of Home never stops moving.',
    file: 'src/art/home/HeroMotion.module.css',
    search: 'animation: weave 0.2s 1.2s backwards',
    replacement: 'animation: weave 0.2s 1.2s infinite backwards',
    noticedBy: {
      file: 'tests/e2e/motion.test.ts',
      name: 'on /, for a visitor who does not prefer reduced motion, > nothing moves by itself for long, and nothing loops',
    },
  },
  {
    id: 'small-targets',
    means: 'The theme button is 40 pixels high.',
    file: 'src/sections/layout/ThemeToggle.module.css',
    search: 'height: 2.75rem',
    replacement: 'height: 2.5rem',
    noticedBy: {
      file: 'tests/e2e/pages-utility.test.ts',
      name: '/404 > on a phone > has targets of 44 pixels and needs no sideways scroll at any width',
    },
  },
  {
    id: 'small-links-below-answers',
    means: 'The link to the clause below an answer is only 28 pixels high.',
    file: 'src/sections/shared/Faq.module.css',
    search: 'min-height: 2.75rem',
    replacement: 'min-height: 1.75rem',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/pbsengine > on a phone > has targets of 44 pixels and needs no sideways scroll at any width',
    },
  },
  {
    id: 'price-switch-without-ring',
    means: 'The price switch does not show that it has the focus.',
    file: 'src/ui/SegmentedChoice.module.css',
    search: 'outline: var(--stroke-3) solid var(--focus)',
    replacement: 'outline: none',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/pbsengine > on a desktop > shows what has the focus, with its whole ring, in every window',
    },
  },
  {
    id: 'thin-focus-rings',
    means: 'Focus rings are a hairline.',
    file: 'src/theme/base.css',
    search: 'outline: 3px solid var(--focus)',
    replacement: 'outline: 1px solid var(--focus)',
    noticedBy: {
      file: 'tests/e2e/pages-utility.test.ts',
      name: '/404 > on a desktop > shows what has the focus, with its whole ring, in every window',
    },
  },
  {
    id: 'muted-ink-too-pale',
    means: 'Muted words are hard to read.',
    file: 'src/theme/tokens.css',
    search: '--ink-muted: var(--slate-39)',
    replacement: '--ink-muted: var(--sage-56)',
    noticedBy: {
      file: 'tests/unit/contrast.test.ts',
      name: 'the page by day > --ink-muted is readable on --bg',
    },
  },
  {
    id: 'borders-too-pale',
    means: 'Borders that carry meaning are too faint.',
    file: 'src/theme/tokens.css',
    search: '--line-strong: var(--sage-56)',
    replacement: '--line-strong: var(--enamel-86)',
    noticedBy: {
      file: 'tests/unit/contrast.test.ts',
      name: 'the page by day > --line-strong is visible on --bg',
    },
  },
  {
    id: 'danger-unreadable-by-night',
    means: 'The words of a failure are unreadable in the dark theme.',
    file: 'src/theme/tokens-dark.css',
    search: '--danger: var(--red-84)',
    replacement: '--danger: var(--red-42)',
    noticedBy: {
      file: 'tests/unit/contrast.test.ts',
      name: 'the page by night > --danger is readable on --danger-bg',
    },
  },
  {
    id: 'call-bar-beside-the-last-call',
    means: 'On a phone the call bar stays next to the last call button of a page.',
    file: 'src/sections/shared/CallBar.module.css',
    search: 'entry 0% entry 30%',
    replacement: 'exit 90% exit 100%',
    noticedBy: {
      file: 'tests/e2e/call-bar.test.ts',
      name: 'the call bar of / > is in reach between the first screen and the last section of a phone',
    },
  },
  {
    id: 'button-without-an-edge',
    means: 'The primary button has no visible edge in the light theme.',
    file: 'src/ui/Button.module.css',
    search: 'inset 0 0 0 2px var(--accent-deep),',
    replacement: '',
    noticedBy: {
      file: 'tests/unit/contrast.test.ts',
      name: 'the edge of the primary button goes around it, pressed or not',
    },
  },
];

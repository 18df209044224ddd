import type { Breakage } from './breakage.ts';

/** The legal documents and their loader. */
export const legal: readonly Breakage[] = [
  {
    id: 'multi-factor-weakened',
    means: 'The policy promises less than it must.',
    file: 'src/legal/privacy-policy.md',
    search: 'multi-factor',
    replacement: 'two-step',
    noticedBy: {
      file: 'tests/unit/legal-facts.test.ts',
      name: 'multi-factor authentication is in the privacy: access to systems that hold client data requires multi-factor authentication.',
    },
  },
  {
    id: 'confidentiality-one-sided',
    means: 'Confidentiality binds only one side.',
    file: 'src/legal/terms-of-service.md',
    search: 'Confidentiality is mutual.',
    replacement: 'Confidentiality binds you.',
    noticedBy: {
      file: 'tests/unit/legal-facts.test.ts',
      name: 'mutual confidentiality is in the terms: Confidentiality is mutual.',
    },
  },
  {
    id: 'unknown-fact-printed',
    means: 'A misspelled fact is printed with its braces.',
    file: 'src/legal/interpolate.ts',
    search: 'report(line, `there is no fact',
    replacement: 'void (line, `there is no fact',
    noticedBy: {
      file: 'tests/unit/legal-loader.test.ts',
      name: 'what is wrong is named with file and line > an unknown fact',
    },
  },
  {
    id: 'share-by-hand',
    means: 'A percentage may be typed by hand in a legal text.',
    file: 'src/legal/interpolate.ts',
    search: '  /\\d+(?:\\.\\d+)?\\s?(?:%|percent\\b)/g,',
    replacement: '',
    noticedBy: {
      file: 'tests/unit/legal-loader.test.ts',
      name: 'what is wrong is named with file and line > a share by hand',
    },
  },
  {
    id: 'links-without-address-on-paper',
    means: 'In print, a link in a document does not show where it leads.',
    file: 'src/sections/legal/LegalBlocks.tsx',
    search: 'data-printed-url={part.printedUrl ?? undefined}',
    replacement: '',
    noticedBy: {
      file: 'tests/dist/legal.test.ts',
      name: '/terms-of-service > prints where its links lead',
    },
  },
  {
    id: 'button-by-another-name',
    means: 'The privacy policy names a button that no page has.',
    file: 'src/legal/privacy-policy.md',
    search: '“Complete Form”',
    replacement: '“Get The Catalog”',
    noticedBy: {
      file: 'tests/dist/promises.test.ts',
      name: 'the privacy policy > names the buttons of the catalogForm-dialog and no others',
    },
  },
  {
    id: 'mark-unseen',
    means: 'The contents mark the section being read only for screen readers.',
    file: 'src/sections/legal/LegalContents.module.css',
    search: '    --station: var(--accent);',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/legal.test.ts',
      name: '/terms-of-service > marks the section being read, one at a time',
    },
  },
  {
    id: 'far-sections-first',
    means: 'A legal document is laid out whole before its beginning is seen.',
    file: 'src/sections/legal/LegalSection.module.css',
    search: 'content-visibility: auto;',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/legal-arrival.test.ts',
      name: '/terms-of-service > is laid out near the window first, and whole once its script is there',
    },
  },
  {
    id: 'far-sections-never',
    means: 'The sections of a document keep their estimated heights.',
    file: 'src/enhancements/lay-out-sections.ts',
    search: '    requestIdleCallback(layOutNext);',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/legal-arrival.test.ts',
      name: '/terms-of-service > is laid out near the window first, and whole once its script is there',
    },
  },
  {
    id: 'early-link-misses',
    means:
      'A link that is pressed before the scripts arrive leaves sections with estimated heights.',
    file: 'src/enhancements/arrive.js',
    search: "addEventListener('click'",
    replacement: "addEventListener('dblclick'",
    noticedBy: {
      file: 'tests/e2e/legal-arrival.test.ts',
      name: '/terms-of-service > leads exactly to a section before its script is there',
    },
  },
  {
    id: 'reload-loses-the-place',
    means: 'A document that is loaded again is laid out piece by piece, so that its place is lost.',
    file: 'src/enhancements/arrive.js',
    search: "?.type !== 'navigate'",
    replacement: "?.type === 'prerender'",
    noticedBy: {
      file: 'tests/e2e/legal-arrival.test.ts',
      name: '/terms-of-service > is laid out whole at once after a reload, or with a fragment in the address',
    },
  },
];

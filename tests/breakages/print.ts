import type { Breakage } from './breakage.ts';

/** Printed pages. */
export const print: readonly Breakage[] = [
  {
    id: 'dark-bands-on-paper',
    means: 'Bands stay dark on paper.',
    file: 'src/theme/print.css',
    search: '  --bg: var(--white-100);',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/pages-content.test.ts',
      name: '/linkedin-management > on a desktop > prints as ink on white paper, with nothing cut off',
    },
  },
  {
    id: 'navigation-on-paper',
    means: 'The menus are printed.',
    file: 'src/theme/print.css',
    search: "[data-print='hidden'] {",
    replacement: "[data-print='none'] {",
    noticedBy: {
      file: 'tests/e2e/legal.test.ts',
      name: '/privacy-policy > prints as text: every heading, full addresses, no navigation',
    },
  },
  {
    id: 'one-period-on-paper',
    means: 'Print shows the prices of only one period.',
    file: 'src/sections/pbsengine/Pricing.module.css',
    search: '@media not print {',
    replacement: '@media all {',
    noticedBy: {
      file: 'tests/e2e/pbsengine-print.test.ts',
      name: 'on paper > the plans show both periods in black on white, whatever was chosen',
    },
  },
  {
    id: 'hollow-marks-on-paper',
    means: 'Filled marks look like open ones in print.',
    file: 'src/theme/print.css',
    search: 'print-color-adjust: exact;',
    replacement: 'print-color-adjust: economy;',
    noticedBy: {
      file: 'tests/e2e/preferences.test.ts',
      name: 'filled and open rings look different in print: linkedin',
    },
  },
];

import type { Breakage } from './breakage.ts';

/** Pages, their addresses, and the links between them. */
export const pagesAndLinks: readonly Breakage[] = [
  {
    id: 'unlisted-pages-listed',
    means: 'Pages that should stay out of search engines do not say so.',
    file: 'src/seo/head.ts',
    search: "meta('robots', 'noindex, follow')",
    replacement: "meta('robot', 'noindex, follow')",
    noticedBy: {
      file: 'tests/unit/head.test.ts',
      name: 'a page that search engines should leave out says so, and is followed',
    },
  },
  {
    id: 'not-found-canonical',
    means: 'The not-found page names its own address.',
    file: 'src/layouts/Head.astro',
    search: "route.id === 'notFound' ? null : ",
    replacement: '',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: '/404 > names its address and whether to list it',
    },
  },
  {
    id: 'sitemap-lists-everything',
    means: 'The sitemap lists pages that must not be listed.',
    file: 'src/seo/discovery.ts',
    search: 'site.routes.filter((route) => route.indexed)',
    replacement: 'site.routes',
    noticedBy: {
      file: 'tests/unit/discovery.test.ts',
      name: 'the sitemap lists exactly the pages that may be listed',
    },
  },
  {
    id: 'purchase-of-our-own-host',
    means: 'A purchase page frames itself.',
    file: 'src/props/frame-page.ts',
    search: '`${site.env.connectOrigin}${purchase.path}`',
    replacement: '`${site.env.siteOrigin}${purchase.path}`',
    noticedBy: {
      file: 'tests/dist/links.test.ts',
      name: 'every purchase page frames the page of the same path on the connect host, and leads back to its plans',
    },
  },
  {
    id: 'back-to-the-top',
    means: 'A purchase page leads back to the top of the page instead of its plans.',
    file: 'src/props/frame-page.ts',
    search: 'toPage(purchase.backTo, PRICING_ID)',
    replacement: 'toPage(purchase.backTo)',
    noticedBy: {
      file: 'tests/dist/links.test.ts',
      name: 'every purchase page frames the page of the same path on the connect host, and leads back to its plans',
    },
  },
  {
    id: 'canada-not-served',
    means: 'The footer names one of the two regions.',
    file: 'src/copy/layout.ts',
    search: 'company.salesRegions.map(',
    replacement: 'company.salesRegions.slice(0, 1).map(',
    noticedBy: {
      file: 'tests/dist/links.test.ts',
      name: 'the header and the footer of every page contain the links of the specification',
    },
  },
  {
    id: 'footer-call-in-the-same-tab',
    means: 'The call in the footer replaces the page.',
    file: 'src/props/surroundings.ts',
    search: 'href: site.embeds.scheduleCall.url, opensNewTab: true',
    replacement: 'href: site.embeds.scheduleCall.url, opensNewTab: false',
    noticedBy: {
      file: 'tests/dist/links.test.ts',
      name: 'the header and the footer of every page contain the links of the specification',
    },
  },
  {
    id: 'two-addresses-per-page',
    means: 'A page also answers with a trailing slash.',
    file: 'scripts/site-server.ts',
    search: ".replace(/\\/+$/, '')",
    replacement: '',
    noticedBy: {
      file: 'tests/unit/site-server.test.ts',
      name: '/plans/ leads to /plans permanently',
    },
  },
  {
    id: 'not-found-with-200',
    means: 'The not-found page answers as if it had been found.',
    file: 'scripts/site-server.ts',
    search: 'writeHead(404, {',
    replacement: 'writeHead(200, {',
    noticedBy: { file: 'tests/unit/site-server.test.ts', name: '/nothing answers 404' },
  },
  {
    id: 'slug-collision',
    means: 'Two pages may share an address.',
    file: 'src/site/routes.ts',
    search: 'collisions.length > 0',
    replacement: 'collisions.length > 99',
    noticedBy: {
      file: 'tests/unit/routes.test.ts',
      name: 'a configured slug that is taken stops the build and says what to change',
    },
  },
  {
    id: 'menus-without-a-place',
    means: 'The menu does not say which page is open.',
    file: 'src/sections/layout/MainMenu.tsx',
    search: "aria-current={entry.isCurrent ? 'page' : undefined}",
    replacement: '',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: '/ai-automation-systems > marks its place in the menus',
    },
  },
  {
    id: 'caption-hidden',
    means: 'The words of the comparison image are hidden from everyone.',
    file: 'src/sections/pbsengine/Comparison.tsx',
    search: '<figcaption>',
    replacement: '<figcaption hidden>',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: '/pbsengine > says in words what its figures show',
    },
  },
  {
    id: 'words-for-a-committee',
    means: 'A page that sells is harder to read.',
    file: 'src/copy/embeds.ts',
    search: "note: 'Our main services in one place.'",
    replacement:
      "note: 'Comprehensive organizational transformation necessitates interdisciplinary collaboration opportunities. Institutional accountability considerations notwithstanding, operational standardization facilitates multidimensional optimization.'",
    noticedBy: {
      file: 'tests/dist/reading-grade.test.ts',
      name: '/service-catalog, which sells, > is written in plain words',
    },
  },
  {
    id: 'abbreviation-unexplained',
    means: 'A search result has an abbreviation that it does not explain.',
    file: 'src/site/routes.ts',
    search: 'your customer list (CRM)',
    replacement: 'CRM',
    noticedBy: {
      file: 'tests/dist/plain-words.test.ts',
      name: '/pbsengine explains abbreviations in its title and description, too',
    },
  },
];

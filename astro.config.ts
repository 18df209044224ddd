import '#build/load-env-file.ts';

import { dirname } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { buildId } from '#build/build-id.ts';
import { constantTokens } from '#build/css/constant-tokens.ts';
import { designSystem } from '#build/design-system.ts';
import { countVisits } from '#build/count-visits.ts';
import { hostFiles } from '#build/hosts/host-files.ts';
import { finishPages } from '#build/css/finish-pages.ts';
import { precompress } from '#build/compress.ts';
import { searchIndex } from '#build/search/search-index.ts';
import { securityPolicy } from '#build/csp/csp.ts';
import { site } from '#site/current.ts';

const outDir = process.env.SITE_OUT_DIR ?? 'dist';
const headersFile = process.env.SITE_HEADERS_FILE ?? 'deploy/headers.json';

export default defineConfig({
  site: site.env.siteOrigin,
  output: 'static',
  outDir,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // The order matters: the policy reads pages as `searchIndex` and `finishPages` leave them; compression comes last.
  integrations: [
    react(),
    designSystem(),
    countVisits(site),
    searchIndex(site),
    finishPages(process.env.SITE_UNSPLIT_DIR),
    buildId(),
    securityPolicy(site, headersFile),
    hostFiles(site, dirname(headersFile)),
    precompress(),
  ],
  vite: {
    plugins: [
      {
        // Vite wraps every import() in a helper that first preloads styles and chunks. Here there are none to preload,
        // and the helper alone is a quarter of the script that a page may load (Vite's importAnalysisBuild.ts).
        name: 'plain-imports',
        enforce: 'pre',
        load: (id) =>
          id === '\0vite/preload-helper.js'
            ? 'export const __vitePreload = (load) => load();'
            : undefined,
      },
    ],
    css: { postcss: { plugins: [constantTokens()] } },
    // A native module, which Vite would otherwise try to bundle in `npm run dev`.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    build: {
      // Fonts and scripts stay separate files, so that each has a hash in its name and is cached for a year.
      assetsInlineLimit: 0,
      cssTarget: ['chrome107', 'safari16', 'firefox104'],
    },
  },
});

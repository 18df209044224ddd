import '#config/load-env-file.ts';

import { dirname } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { constantTokens } from '#config/constant-tokens.ts';
import { designSystem } from '#config/design-system.ts';
import { hostFiles } from '#config/host-files.ts';
import { leanPages } from '#config/lean-pages.ts';
import { precompress } from '#config/precompress.ts';
import { briefClassNames } from '#config/scoped-class-names.ts';
import { searchIndex } from '#config/search-index.ts';
import { securityPolicy } from '#config/security-policy.ts';
import { timed } from '#config/timed.ts';
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
  // In this order: the policy reads pages as the index and their own styles leave them, and everything is compressed last.
  integrations: [
    react(),
    designSystem(),
    searchIndex(site),
    timed(leanPages()),
    securityPolicy(site, headersFile),
    hostFiles(site, dirname(headersFile)),
    timed(precompress()),
  ],
  vite: {
    plugins: [briefClassNames()],
    css: { postcss: { plugins: [constantTokens()] } },
    // A native module, which the bundler of `npm run dev` would try to read.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    build: {
      // Fonts and scripts stay files with names of their own: cached for good, and each with its hash.
      assetsInlineLimit: 0,
      cssTarget: ['chrome107', 'safari16', 'firefox104'],
    },
  },
});

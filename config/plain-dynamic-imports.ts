import type { AstroUserConfig } from 'astro';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/** The module that Vite puts around every dynamic import, to fetch its styles and imports beside it. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports as they are. What Vite adds to them, 700 bytes, has nothing to do here: a module that is
 * imported in the browser is one file (docs/decisions/002), and its styles stand in the page.
 */
export function plainDynamicImports(): VitePlugin {
  return {
    name: 'plain-dynamic-imports',
    transform: (_, id) =>
      id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/**
 * Astro's React, without its browser half: pages are rendered by React, and what runs in the browser asks for
 * React itself (docs/decisions/001). Astro would build that half, 220 kB, whether a page uses it or not.
 */
export function reactAtBuildTime(): AstroIntegration {
  // Nothing of it is refreshed in place while developing: that asks for a script on every page.
  const integration = react({ exclude: /\.tsx$/ });
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: ({ name, serverEntrypoint }) =>
            options.addRenderer({ name, serverEntrypoint }),
        }),
    },
  };
}

import type { AstroIntegration } from 'astro';
import type { Site } from '#site/site.ts';

/** Adds the script that counts visits to every page, if the owner has named a counter; otherwise no build has a byte of it. */
export function countVisits({ env }: Site): AstroIntegration {
  return {
    name: 'count-visits',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        if (env.analyticsUrl !== undefined)
          injectScript('page', `import '#client/count-visits.ts';`);
      },
    },
  };
}

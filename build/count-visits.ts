import type { AstroIntegration } from 'astro';
import type { Site } from '#site/site.ts';

/** Adds the visit-counting script to every page if a counter is configured; otherwise no build contains any of it. */
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

import type { AstroIntegration } from 'astro';

/** Makes `integration` write to the build log how many seconds it worked on the built pages. */
export function timed(integration: AstroIntegration): AstroIntegration {
  const work = integration.hooks['astro:build:done'];
  if (!work) return integration;
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:build:done': async (options) => {
        const start = performance.now();
        await work(options);
        options.logger.info(`${((performance.now() - start) / 1_000).toFixed(1)} s`);
      },
    },
  };
}

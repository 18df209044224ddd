// A step of `npm run check`: the types of what .astro files import and render, which only Astro's own checker reads.
// Oxlint checks the other files. A type check needs no real configuration, so the demo's stands in.
import { runAstro } from './lib/astro.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  await runAstro(['check', '--tsconfig', 'tsconfig.astro.json'], { SITE_MODE: 'demo' });
});

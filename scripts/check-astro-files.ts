// A step of `npm run check`: the types of what .astro files import and render, which only Astro's own checker reads;
// TypeScript checks the other files after it. The demo configuration stands in for a real one, which a
// type check does not need.
import { runAstro } from './lib/astro.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  await runAstro(['check', '--tsconfig', 'tsconfig.astro.json'], { SITE_MODE: 'demo' });
});

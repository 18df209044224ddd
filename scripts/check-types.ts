// `npm run check:types`: types of every file, those in .astro included. The demo configuration stands
// in for a real one, which a type check does not need.
import { runAstro } from './astro.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => runAstro(['check'], { SITE_MODE: 'demo' }));

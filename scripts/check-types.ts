// `npm run check:types`: types of every file, those in .astro and the classes of stylesheets included. The demo
// configuration stands in for a real one, which a type check does not need.
import { runAstro } from './astro.ts';
import { runCommand } from './run-command.ts';

await runCommand(() =>
  runAstro(['check', '--tsconfig', 'tsconfig.check.json'], { SITE_MODE: 'demo' }),
);

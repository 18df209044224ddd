// `npm run build`: the site for deployment, into dist/, from the configuration (.env.example).
import './explain-errors.ts';
import '#config/load-env-file.ts';
import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import { runAstro } from './astro.ts';
import { checkDates } from './doctor/dates.ts';
import { formatReport } from './doctor/report.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  createSite(parseEnv({ ...process.env, SITE_MODE: 'production' }));
  await runAstro(['build'], { SITE_MODE: 'production' });
  const due = checkDates(new Date()).filter(({ verdict }) => verdict !== 'good');
  if (due.length > 0) console.warn(formatReport(due));
});

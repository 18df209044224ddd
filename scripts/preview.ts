// `npm run preview`: serves what `npm run build` made, with its production headers, on PORT.
import './explain-errors.ts';
import '#config/load-env-file.ts';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { parsePorts } from '#site/env.ts';
import { DEPLOYED_BUILD } from './deployed-build.ts';
import { CommandError } from './command-error.ts';
import { listen } from './listen.ts';
import { runCommand } from './run-command.ts';
import { createSiteHandler } from './site-server.ts';

await runCommand(async () => {
  if (!existsSync(DEPLOYED_BUILD.root) || !existsSync(DEPLOYED_BUILD.headersFile)) {
    throw new CommandError(
      'There is no build to show. Run `npm run build` first, or `npm start` for the demo.',
    );
  }
  const { port } = parsePorts(process.env);
  console.log(
    `The built site: ${await listen(createServer(createSiteHandler(DEPLOYED_BUILD)), port, 'PORT')}`,
  );
});

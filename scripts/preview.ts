// `npm run preview`: serves what `npm run build` made, with its production headers, on PORT.
import { runCommand } from './lib/run-command.ts';
import '#build/load-env-file.ts';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { parsePorts } from '#site/env.ts';
import { DEPLOYED_BUILD } from './lib/deployed-build.ts';
import { CommandError } from './lib/command-error.ts';
import { listen } from '#server/listen.ts';
import { createSiteHandler } from '#server/static-server.ts';

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

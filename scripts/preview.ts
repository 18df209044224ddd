// `npm run preview`: serves what `npm run build` made, with its production headers, on PORT.
import { runCommand } from './lib/run-command.ts';
import '#build/load-env-file.ts';
import { createServer } from 'node:http';
import { parsePorts } from '#site/env.ts';
import { findDeployedBuild } from './lib/release.ts';
import { listen } from '#server/listen.ts';
import { createSiteHandler } from '#server/static-server.ts';

await runCommand(async () => {
  const build = findDeployedBuild();
  const { port } = parsePorts(process.env);
  const server = createServer(createSiteHandler(build));
  console.log(`The built site: ${await listen(server, port, 'PORT')}`);
});

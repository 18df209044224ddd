// `npm run dev`: the site from its source, reloading as files change, beside the demo host. The
// security policy is derived from a build and does not apply here; `npm start` shows the real thing.
import { runCommand } from './lib/run-command.ts';
import '#build/load-env-file.ts';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { parsePorts } from '#site/env.ts';
import { runAstro } from './lib/astro.ts';
import { listen } from '#server/listen.ts';

await runCommand(async () => {
  const ports = parsePorts(process.env);
  const demoHost = createServer(createDemoHandler());
  await listen(demoHost, ports.demoPort, 'DEMO_PORT');
  // If the port is taken, Astro would use the next free one, and every address in the pages would be wrong.
  const probe = createServer((_, response) => response.end());
  await listen(probe, ports.port, 'PORT');
  probe.closeAllConnections();
  await promisify(probe.close.bind(probe))();
  // Astro's lock allows one dev server per folder; a second one, such as a test's, needs only ports of its own.
  await runAstro(['dev', '--ignore-lock', '--port', String(ports.port)], {
    SITE_MODE: 'demo',
    PORT: String(ports.port),
    DEMO_PORT: String(ports.demoPort),
  });
  demoHost.close();
});

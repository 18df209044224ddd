// `npm run dev`: the site from its source, reloading as files change, beside the demo host. The
// security policy is derived from a build and does not apply here; `npm start` shows the real thing.
import '#config/load-env-file.ts';
import { createServer } from 'node:http';
import { createDemoHandler } from '#demo-host/server.ts';
import { parsePorts } from '#site/env.ts';
import { runAstro } from './astro.ts';
import { listen } from './listen.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const ports = parsePorts(process.env);
  const demoHost = createServer(createDemoHandler());
  await listen(demoHost, ports.demoPort, 'DEMO_PORT');
  await runAstro(['dev'], {
    SITE_MODE: 'demo',
    PORT: String(ports.port),
    DEMO_PORT: String(ports.demoPort),
  });
  demoHost.close();
});

// `npm start`: serves the whole site on this machine as it will be deployed, with a stand-in for every
// external page. Needs no configuration; PORT and DEMO_PORT choose other ports, SLOW_ANSWER_MS the delay of slow pages.
import { runCommand } from './lib/run-command.ts';
import '#build/load-env-file.ts';
import { createServer, type RequestListener } from 'node:http';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { parseEnv, parsePorts } from '#site/env.ts';
import { checkWords } from './lib/check-words.ts';
import { ensureDemoBuild } from './lib/demo-build.ts';
import { listen } from '#server/listen.ts';
import { createSiteHandler } from '#server/static-server.ts';

await runCommand(async () => {
  const ports = parsePorts(process.env);
  // Both ports are claimed first, so that a taken one is reported before anybody waits for a build.
  let answer: RequestListener = (_, response) =>
    response
      .writeHead(503, { Refresh: '2', 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Building … This page reloads by itself.');
  const siteAddress = await listen(
    createServer((...exchange) => answer(...exchange)),
    ports.port,
    'PORT',
  );
  const slowAnswerMs = process.env.SLOW_ANSWER_MS;
  const demoHandler = createDemoHandler(slowAnswerMs ? { slowAnswerMs: Number(slowAnswerMs) } : {});
  const demoAddress = await listen(createServer(demoHandler), ports.demoPort, 'DEMO_PORT');

  console.log('Building the site if something has changed …');
  process.env.SITE_MODE = 'demo';
  await checkWords(parseEnv(process.env));
  answer = createSiteHandler(await ensureDemoBuild(ports));
  console.log(`\n  The site                      ${siteAddress}`);
  console.log(`  Stand-in for external pages   ${demoAddress}\n\nStop with Ctrl+C.`);
});

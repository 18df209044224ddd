// `npm run bench`: what a visit costs and how fast it is, beside a floor page, into docs/performance.md.
// `--runs N` measures every time N times (7), `--only paints` one part alone, which is printed.
import './explain-errors.ts';
import '#config/load-env-file.ts';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import { writeFloor } from './bench/floor.ts';
import { measure, measuredPages, type Subject } from './bench/measure.ts';
import {
  bytesPart,
  FLOOR,
  lighthousePart,
  paintsPart,
  report,
  timesPart,
  type Part,
} from './bench/report.ts';
import { serve, type Protocol } from './bench/servers.ts';
import { slowDown } from './bench/slow-line.ts';
import { DESKTOP, PHONE } from './bench/visit.ts';
import { launchChromium } from './browser.ts';
import { CommandError } from './command-error.ts';
import { ensureDemoBuild } from './demo-build.ts';
import { runCommand } from './run-command.ts';

const REPORT = 'docs/performance.md';
const port = Number(process.env.BENCH_PORT ?? 4381);
const PORTS = { port, demoPort: port + 1 };

const SLOW =
  'over a line of 1.6 Mbit/s and 150 ms there and back, with ten segments in the first flight';

await runCommand(async () => {
  const { runs, only } = readArguments();
  const built = await ensureDemoBuild(PORTS);
  const floorFolder = join(dirname(built.root), 'floor');
  await writeFloor(built.root, floorFolder);
  const site = createSite(
    parseEnv({ SITE_MODE: 'demo', PORT: String(PORTS.port), DEMO_PORT: String(PORTS.demoPort) }),
  );
  const pages = measuredPages(site);

  const closing: (() => void)[] = [];
  const open = async (root: string, protocol: Protocol, isSlow: boolean) => {
    const served = await serve({ root, headersFile: built.headersFile }, protocol);
    closing.push(served.close);
    const line = isSlow ? await slowDown(served.port) : served;
    if (isSlow) closing.push(line.close);
    return `${protocol === 'http1' ? 'http' : 'https'}://localhost:${line.port}`;
  };
  const subjects = async (protocol: Protocol, isSlow: boolean): Promise<Subject[]> => {
    const [floor, ours] = [
      await open(floorFolder, protocol, isSlow),
      await open(built.root, protocol, isSlow),
    ];
    return [
      { name: FLOOR, url: `${floor}/` },
      ...pages.map(({ name, path }) => ({ name, url: `${ours}${path}` })),
    ];
  };
  const fast = await subjects('http1', false);
  const slow = await subjects('http1', true);
  const secure = await subjects('http2', true);
  const origin = new URL(fast[1]?.url ?? '').origin;
  const home = slow[1]?.url ?? '';
  const slowOrigin = new URL(home).origin;

  const browser = await launchChromium('full');
  const version = await browser.version();
  const parts: Record<string, () => Promise<Part>> = {
    bytes: async () => bytesPart(await measure.bytes(browser, fast)),
    phone: async () =>
      paintsPart(
        'Paints on a phone',
        `390 px, HTTP/1.1, ${SLOW}.`,
        await measure.paints(browser, slow, PHONE, runs),
      ),
    desktop: async () =>
      paintsPart(
        'Paints on a desktop',
        `1440 px, HTTP/1.1, ${SLOW}.`,
        await measure.paints(browser, slow, DESKTOP, runs),
      ),
    http2: async () =>
      paintsPart(
        'Paints on a phone, with HTTP/2 and TLS',
        `390 px, ${SLOW}.`,
        await measure.paints(browser, secure.slice(0, 3), PHONE, runs),
      ),
    lighthouse: async () =>
      lighthousePart(await measure.lighthouse(browser, fast, Math.min(runs, 3))),
    presses: async () =>
      timesPart(
        'From a press to its answer',
        'On a fast line, in steps of 8 ms; 16 stands for 16 or less.',
        await measure.presses(browser, origin, runs),
      ),
    next: async () =>
      timesPart(
        'From a link to the next page',
        `From a tap on the link of the home page to the first paint of /pbsengine, ${SLOW}.`,
        await measure.nextPage(browser, home, runs),
      ),
    react: async () =>
      timesPart(
        'React arrives',
        `From the scroll that brings an island near until it answers, ${SLOW}.`,
        await measure.arrivals(browser, slowOrigin, runs),
      ),
  };
  try {
    const wanted = Object.entries(parts).filter(([name]) => only === undefined || only === name);
    if (wanted.length === 0)
      throw new CommandError(`--only takes one of ${Object.keys(parts).join(', ')}`);
    const done: Part[] = [];
    for (const [name, part] of wanted) {
      const start = performance.now();
      done.push(await part());
      console.log(`${name}: ${Math.round((performance.now() - start) / 1_000)} s`);
    }
    const text = await format(report(conditions(version, runs), done), {
      ...(await resolveConfig(REPORT)),
      parser: 'markdown',
    });
    if (only === undefined) {
      await writeFile(REPORT, text);
      console.log(`Written to ${REPORT}`);
    } else console.log(`\n${text.slice(text.indexOf('\n## ') + 1)}`);
  } finally {
    await browser.close();
    for (const close of closing.toReversed()) close();
  }
});

function readArguments(): { runs: number; only: string | undefined } {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '7' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs is a number of runs, for example 7, not "${values.runs}"`);
  return { runs, only: values.only };
}

function conditions(browser: string, runs: number): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const model = cpus()[0]?.model ?? 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, commit ${commit}, ${browser}, ${cpus().length} × ${model}, ${runs} runs.`;
}

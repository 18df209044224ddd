// `npm run bench`: what a visit costs and how fast it is, beside a floor page, into docs/performance.md.
// `--runs N` measures every time N times (7), `--only presses` one part alone, which is printed, `--growth` how long builds of
// many pages take, which is written beside the rest. BENCH_PORT and the port after it (4381, 4382) are in the addresses
// of the pages that it builds.
import './explain-errors.ts';
import '#config/load-env-file.ts';
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import { writeFloor } from './bench/floor.ts';
import { GROWTH, GROWTH_HEADING, growthPart } from './bench/growth.ts';
import { countRepeats, measure, measuredPages, type Subject } from './bench/measure.ts';
import {
  bytesPart,
  FLOOR,
  lighthousePart,
  paintsPart,
  partsOf,
  report,
  sectionOf,
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
const PARTS = [
  'bytes',
  'phone',
  'desktop',
  'http2',
  'lighthouse',
  'presses',
  'next',
  'react',
] as const;
type PartName = (typeof PARTS)[number];

const SLOW =
  'over a line of 1.6 Mbit/s and 150 ms there and back, with ten segments in the first flight';

await runCommand(async () => {
  const { runs, only, growth, port } = readArguments();
  if (growth) {
    const kept = (await written()).split(`## ${GROWTH_HEADING}\n`)[0] ?? '';
    await writeReport(
      `${kept.trimEnd()}\n\n${sectionOf(await growthPart(GROWTH, whenAndWhere()))}`,
    );
    return;
  }
  const ports = { port, demoPort: port + 1 };
  const built = await ensureDemoBuild(ports);
  const floorFolder = join(dirname(built.root), 'floor');
  await writeFloor(built.root, floorFolder);
  const site = createSite(
    parseEnv({ SITE_MODE: 'demo', PORT: String(ports.port), DEMO_PORT: String(ports.demoPort) }),
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

  /** Lighthouse counts it as a fault that search engines are not to list a page. */
  const isToBeFound = ({ name }: Subject) =>
    site.routes.find(({ path }) => path === name)?.indexed !== false;

  // The server of HTTP/2 signs its certificate itself.
  const browser = await launchChromium('full', ['--ignore-certificate-errors']);
  const version = await browser.version();
  const parts: Record<PartName, () => Promise<Part>> = {
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
      lighthousePart(
        await measure.lighthouse(browser, fast.filter(isToBeFound), Math.min(runs, 3)),
      ),
    presses: async () =>
      timesPart(
        'From a press to its answer',
        'From the release after a press of 80 ms, or from a key, to the next frame, on a fast line, in steps of 8 ms; 16 stands for 16 or less.',
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
    const done: Part[] = [];
    for (const name of only === undefined ? PARTS : [only]) {
      const start = performance.now();
      done.push(await parts[name]());
      console.log(`${name}: ${Math.round((performance.now() - start) / 1_000)} s`);
    }
    const sections = done.map(sectionOf);
    if (only === undefined) {
      const kept = partsOf(await written(), [GROWTH_HEADING]);
      await writeReport(report(conditions(version, runs), [...sections, ...kept]));
    } else console.log(`\n${sections.join('\n')}`);
  } finally {
    await browser.close();
    for (const close of closing.toReversed()) close();
  }
});

/** The report of the last time, or nothing before the first one. */
async function written(): Promise<string> {
  return readFile(REPORT, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
}

async function writeReport(text: string): Promise<void> {
  const style = await resolveConfig(REPORT);
  await writeFile(REPORT, await format(text, { ...style, parser: 'markdown' }));
  console.log(`Written to ${REPORT}`);
}

type Arguments = { runs: number; only: PartName | undefined; growth: boolean; port: number };

/** What the command was asked for. @throws {CommandError} with everything that is wrong. */
function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      only: { type: 'string' },
      growth: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const only = PARTS.find((name) => name === values.only);
  const { BENCH_PORT = '4381' } = process.env;
  const port = Number(BENCH_PORT);
  const problems = [
    ...(values.growth && values.only !== undefined
      ? ['--growth measures growth alone: leave --only out']
      : []),
    ...(Number.isInteger(runs) && runs >= 1
      ? []
      : [`--runs is a number of runs, for example 7, not "${values.runs}"`]),
    ...(values.only === only
      ? []
      : [`--only takes one of ${PARTS.join(', ')}, not "${values.only}"`]),
    ...(Number.isInteger(port) && port >= 1 && port < 65_535
      ? []
      : [`BENCH_PORT is a port below 65535, for example 4381, not "${BENCH_PORT}"`]),
  ];
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return { runs, only, growth: values.growth, port };
}

/** The day, the commit and the machine of a measurement. */
function whenAndWhere(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const model = cpus()[0]?.model ?? 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  return `on ${day}, commit ${commit}, ${cpus().length} × ${model}`;
}

function conditions(browser: string, runs: number): string {
  const often = runs === 1 ? 'one run' : `${runs} runs`;
  const again = `measurements repeated after an error: ${countRepeats()}`;
  return `Measured ${whenAndWhere()}, ${browser}, ${often}; ${again}.`;
}

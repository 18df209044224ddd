// `npm --prefix tools run bench`: measures what a visit costs and how fast it is, compared with a baseline page, and
// writes docs/performance.md. `--runs N` takes each time N times (default 7), `--only presses` measures and prints one
// part, and `--growth` measures only how long builds of many pages take and keeps the rest of the report. BENCH_PORT
// and the port after it are in the addresses of the pages that it builds.
import { runCommand } from '../../scripts/lib/run-command.ts';
import '../../build/load-env-file.ts';
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { GROWTH_HEADING, growthPart } from './growth.ts';
import { countRepeats } from './measure.ts';
import { measurePart, PARTS } from './parts.ts';
import { partsOf, report, sectionOf } from './report.ts';
import { serveSubjects } from './subjects.ts';
import { launchChromium } from '../../tests/support/browser.ts';
import { CommandError } from '../../scripts/lib/command-error.ts';
import { ensureDemoBuild } from '../../scripts/lib/demo-build.ts';
import { demoPorts } from '../../tests/support/ports.ts';

const REPORT = 'docs/performance.md';

await runCommand(async () => {
  const { runs, only, growth } = readArguments();
  if (growth) {
    const [kept = ''] = (await readFile(REPORT, 'utf8')).split(`## ${GROWTH_HEADING}\n`);
    await writeReport(`${kept.trimEnd()}\n\n${sectionOf(await growthPart(whenAndWhere()))}`);
    return;
  }
  const ports = demoPorts('bench');
  const { subjects, close } = await serveSubjects(await ensureDemoBuild(ports));
  // The HTTP/2 server has a self-signed certificate.
  const browser = await launchChromium('full', ['--ignore-certificate-errors']);
  try {
    const sections: string[] = [];
    for (const name of only === undefined ? PARTS : [only]) {
      const start = performance.now();
      sections.push(sectionOf(await measurePart[name]({ browser, subjects, runs })));
      console.log(`${name}: ${Math.round((performance.now() - start) / 1_000)} s`);
    }
    if (only === undefined) {
      const kept = partsOf(await readFile(REPORT, 'utf8'), [GROWTH_HEADING]);
      const measured = conditions(await browser.version(), runs);
      await writeReport(report(measured, [...sections, ...kept]));
    } else console.log(`\n${sections.join('\n')}`);
  } finally {
    await browser.close();
    close();
  }
});

async function writeReport(text: string): Promise<void> {
  const style = await resolveConfig(REPORT);
  await writeFile(REPORT, await format(text, { ...style, parser: 'markdown' }));
  console.log(`Written to ${REPORT}`);
}

/** What the command line asks for. @throws {CommandError} */
function readArguments() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      only: { type: 'string' },
      growth: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const only = PARTS.find((name) => name === values.only);
  if (values.growth && only)
    throw new CommandError('--growth measures growth alone: leave --only out');
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs is a number of runs, for example 7, not "${values.runs}"`);
  if (values.only !== only)
    throw new CommandError(`--only takes one of ${PARTS.join(', ')}, not "${values.only}"`);
  return { runs, only, growth: values.growth };
}

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

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A test by its file and its full name: its groups' names and its own, joined with " > ". */
export type NamedTest = { file: string; name: string };

/** The outcome of one test; a skipped test has none. */
export type TestOutcome = NamedTest & { status: 'passed' | 'failed'; message: string };

/** The parts of vitest's JSON report that are read here. */
type JsonReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[] | null;
    }[];
  }[];
};

/** After this long a run counts as hung. */
const LONGEST_RUN_MS = 600_000;

/**
 * Runs the tests in `folder` that have these names, and no others in their files. Returns the outcome of each test
 * that ran, and what vitest printed.
 */
export async function runNamedTests(
  folder: string,
  tests: readonly NamedTest[],
  env: Record<string, string>,
): Promise<{ outcomes: TestOutcome[]; printed: string }> {
  const reportFile = join(folder, 'report.json');
  rmSync(reportFile, { force: true });
  const files = new Set(tests.map(({ file }) => file));
  const projects = new Set([...files].map((file) => file.split('/')[1] ?? ''));
  const names = new Set(tests.map(({ name }) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')));
  const printed = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...[...projects].flatMap((project) => ['--project', project]),
      '--testNamePattern',
      `^(?:${[...names].join('|')})$`,
      '--reporter=json',
      `--outputFile=${reportFile}`,
    ],
    folder,
    env,
  );
  return { outcomes: outcomesIn(reportFile, folder), printed };
}

function run(args: string[], cwd: string, env: Record<string, string>): Promise<string> {
  // In its own process group, so that the processes it starts end with it.
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const stop = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  const timer = setTimeout(stop, LONGEST_RUN_MS);
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(printed);
    });
  });
}

/** No report means that nothing ran: the site could not be built, or vitest did not start. */
function outcomesIn(reportFile: string, folder: string): TestOutcome[] {
  let report: JsonReport;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as JsonReport;
  } catch {
    return [];
  }
  return report.testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status, failureMessages }) =>
      status === 'passed' || status === 'failed'
        ? {
            file: path.replace(`${folder}/`, ''),
            name: [...ancestorTitles, title].join(' > '),
            status,
            message: failureMessages?.join('\n') ?? '',
          }
        : [],
    ),
  );
}

// The first import of every command, and preloaded (`--import`): data is checked while it is imported, and a file that
// Node cannot parse stops a command before any of its own code runs, so errors must be handled from the beginning.
import { readdirSync } from 'node:fs';
import { InputError } from '#lib/input-error.ts';
import { CommandError, explainCode } from './command-error.ts';

/** What a person can do about an error, without a stack trace; `undefined` if it is not for a person to fix. */
function explain(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof InputError) return error.message;
  if (error instanceof SyntaxError || error instanceof ReferenceError) return explainCode(error);
  return undefined;
}

const DATA = new URL('../../src/data/', import.meta.url);

/** The problems of all data files. Without this, the first file that is imported would hide those of the others. */
async function problemsInData(): Promise<string[]> {
  const files = readdirSync(DATA).filter((name) => name.endsWith('.ts'));
  const results = await Promise.allSettled(files.map((name) => import(new URL(name, DATA).href)));
  return results.flatMap((result) =>
    result.status === 'rejected' ? (explain(result.reason) ?? []) : [],
  );
}

/** Ends the process with an error. */
async function endWith(error: unknown): Promise<never> {
  const explained = explain(error);
  const isInData = error instanceof InputError || error instanceof SyntaxError;
  const all = new Set(isInData ? [explained, ...(await problemsInData())] : [explained]);
  console.error(explained ? `\n${[...all].join('\n\n')}\n` : error);
  process.exit(1);
}

process.once('uncaughtException', (error) => void endWith(error));

/** Runs a command and ends the process if it fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(endWith);
}

// The first import of every command: data is checked while it is imported, before any of the command's own code runs.
import { InputError } from '#lib/input-error.ts';
import { CommandError } from './command-error.ts';

/** Ends the process with an error; one that a person can fix is printed without a stack trace. */
function endWith(error: unknown): never {
  const isExplained = error instanceof CommandError || error instanceof InputError;
  console.error(isExplained ? `\n${error.message}\n` : error);
  process.exit(1);
}

process.once('uncaughtException', endWith);

/** Runs a command and ends the process if it fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(endWith);
}

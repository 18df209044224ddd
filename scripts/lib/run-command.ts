// The first import of every command, and preloaded (`--import`): data is checked while it is imported, and a file that
// Node cannot parse stops a command before any of its own code runs, so errors must be handled from the beginning.
import { InputError } from '#lib/input-error.ts';
import { CommandError, explainCode } from './command-error.ts';

/** Ends the process with an error; one that a person can fix is printed without a stack trace. */
function endWith(error: unknown): never {
  let explained: string | undefined;
  if (error instanceof CommandError || error instanceof InputError) explained = error.message;
  if (error instanceof SyntaxError || error instanceof ReferenceError)
    explained = explainCode(error);
  console.error(explained ? `\n${explained}\n` : error);
  process.exit(1);
}

process.once('uncaughtException', endWith);

/** Runs a command and ends the process if it fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(endWith);
}

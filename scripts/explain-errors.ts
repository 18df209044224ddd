// Imported first by every command: data is checked while it is imported, before any code of the command runs.
import { InputError } from '#lib/input-error.ts';
import { CommandError } from './command-error.ts';

/** Ends the process over an error; what a person can mend is said without a stack. */
export function endWith(error: unknown): never {
  const isExplained = error instanceof CommandError || error instanceof InputError;
  console.error(isExplained ? `\n${error.message}\n` : error);
  process.exit(1);
}

process.once('uncaughtException', endWith);

import { InputError } from '#lib/parse-or-explain.ts';
import { CommandError } from './command-error.ts';

/** Runs a command and ends the process with its outcome; what a person can mend is said without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExplained = error instanceof CommandError || error instanceof InputError;
    console.error(isExplained ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

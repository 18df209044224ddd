import { endWith } from './explain-errors.ts';

/** Runs a command and ends the process with its outcome; what a person can mend is said without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(endWith);
}

import { endWith } from './error-handler.ts';

/** Runs a command and ends the process if it fails; an error that a person can fix is printed without a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(endWith);
}

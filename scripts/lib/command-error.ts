/** Its message says what went wrong and what to do; commands print it without a stack trace. */
export class CommandError extends Error {}

/** Says in a line what went wrong and what to do; commands print it without a stack. */
export class CommandError extends Error {}

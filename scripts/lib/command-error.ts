/** Its message says what went wrong and what to do; commands print it without a stack trace. */
export class CommandError extends Error {}

/** Explains code that Node cannot parse, or a name that nothing has: the line, what is wrong there, the usual causes. */
export function explainCode({ message, stack = '' }: Error): string | undefined {
  const [, parsed, code = ''] = /^file:\/\/(.*:\d+)\n([^]*?)\n\n/.exec(stack) ?? [];
  const place = parsed ?? /src\/[\w/.-]+:\d+/.exec(stack)?.[0];
  const causes =
    "Words stand between two straight quotes ('), with ’ for an apostrophe, amounts in usd() without a dollar sign, and each line of a list ends in a comma.";
  return place && [`${place}: ${message}`, code, causes].filter(Boolean).join('\n\n');
}

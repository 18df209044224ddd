/** Its message says what went wrong and what to do; commands print it without a stack trace. */
export class CommandError extends Error {}

/** Explains why Node cannot parse a file: the line, what is wrong there, and the usual causes. */
export function explainSyntax({ message, stack = '' }: Error): string | undefined {
  const [, place, code = ''] = /^file:\/\/(.*:\d+)\n([^]*?)\n\n/.exec(stack) ?? [];
  return (
    place &&
    `${place}: ${message}\n\n${code}

Words stand between two straight quotes ('), with ’ for an apostrophe, and each line of a list ends in a comma.`
  );
}

/** Its message says what went wrong and what to do; commands print it without a stack trace. */
export class CommandError extends Error {}

/** What Node says of a file that cannot be read as code: the line, what is wrong there, and what it usually is. */
export function explainSyntax({ message, stack = '' }: Error): string | undefined {
  const [, place, code = ''] = /^file:\/\/(.*:\d+)\n([^]*?)\n\n/.exec(stack) ?? [];
  return (
    place &&
    `${place}: ${message}\n\n${code}

Words stand between two straight quotes ('), with ’ for an apostrophe, and each line of a list ends in a comma.`
  );
}

/** Its message says what went wrong and what to do; commands print it without a stack trace. */
export class CommandError extends Error {}

/** Explains a name in the data that nothing has: words without quotes, or `usd($97)`. */
export function explainName({ message, stack = '' }: Error): string | undefined {
  const [place] = /src\/(data|site|features)\/[\w/.-]+:\d+/.exec(stack) ?? [];
  return (
    place &&
    `${place}: ${message}. Words stand between two straight quotes ('), amounts in usd() without a dollar sign, like usd(297).`
  );
}

/** Explains why Node cannot parse a file: the line, what is wrong there, and the usual causes. */
export function explainSyntax({ message, stack = '' }: Error): string | undefined {
  const [, place, code = ''] = /^file:\/\/(.*:\d+)\n([^]*?)\n\n/.exec(stack) ?? [];
  return (
    place &&
    `${place}: ${message}\n\n${code}

Words stand between two straight quotes ('), with ’ for an apostrophe, and each line of a list ends in a comma.`
  );
}

/** An error that says what is wrong with some input, one line per problem; `message` contains them all. */
export class InputError extends Error {
  readonly problems: readonly string[];

  constructor(preamble: string, problems: readonly string[]) {
    super([preamble, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'InputError';
    this.problems = problems;
    // Tools print the stack of an error that stops a build. A code location does not help to fix the input.
    this.stack = this.message;
  }
}

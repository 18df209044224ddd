/** Says what is wrong with a piece of input, one line per problem; `message` holds them all. */
export class InputError extends Error {
  readonly problems: readonly string[];

  constructor(preamble: string, problems: readonly string[]) {
    super([preamble, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'InputError';
    this.problems = problems;
    // Tools print the stack of whatever stops a build. Where the code stands helps nobody who mends the input.
    this.stack = this.message;
  }
}

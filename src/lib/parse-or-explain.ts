import * as z from 'zod';

/** Says what is wrong with a piece of input, one line per problem; `message` holds them all. */
export class InputError extends Error {
  readonly problems: readonly string[];

  constructor(preamble: string, problems: readonly string[]) {
    super([preamble, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'InputError';
    this.problems = problems;
  }
}

/**
 * Parses `value` with `schema` and returns the parsed value.
 * @throws {InputError} listing every problem at once, each with its path, the value and the
 * schema's message (which says how to fix it), under `preamble`.
 */
export function parseOrExplain<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  preamble: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InputError(
    preamble,
    result.error.issues.map((issue) => explainIssue(issue, value)),
  );
}

/** The longest value that a message repeats; beyond it the path alone is clearer. */
const LONGEST_SHOWN_VALUE = 80;

function explainIssue({ path, message }: z.core.$ZodIssue, value: unknown): string {
  const shown = JSON.stringify(valueAt(value, path)) as string | undefined;
  const received = shown && shown.length <= LONGEST_SHOWN_VALUE ? ` (got ${shown})` : '';
  return `${z.core.toDotPath(path) || 'the whole list'}: ${message}${received}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

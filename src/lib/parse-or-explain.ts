import type * as z from 'zod';
import { InputError } from './input-error.ts';
import { formatMoney, isMoney } from './money.ts';

/**
 * Parses `value` with `schema` and returns the parsed value.
 * @throws {InputError} listing every problem at once under `preamble`: its location (records by name), the
 * schema's message (which says how to fix it), and the value found.
 */
export function parseOrExplain<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  preamble: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  throw new InputError(
    preamble,
    result.error.issues.map((issue) => explainIssue(issue, value)),
  );
}

/** The messages for schemas that have none of their own. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map((allowed) => JSON.stringify(allowed)))}`;
    case 'invalid_union':
      return 'is none of the values that are allowed here';
    case 'invalid_type':
      return issue.input === undefined ? 'is missing; add it' : `must be a ${issue.expected}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.map((key) => `"${key}"`).join(', ')}, which does not exist; correct the name, or remove it`;
    case 'too_small':
      return `is too small or too short; the least is ${issue.minimum}`;
    case 'too_big':
      return `is too large or too long; the most is ${issue.maximum}`;
    default:
      return undefined;
  }
};

const oneOf = (values: readonly string[]) =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;

/** The longest value that a message quotes; for longer values, the path alone is clearer. */
const MAX_SHOWN_VALUE = 80;

function explainIssue({ path, message }: z.core.$ZodIssue, value: unknown): string {
  const steps = withoutInsideOfMoney(path, value);
  const shown = show(valueAt(value, steps));
  const received =
    shown && shown.length <= MAX_SHOWN_VALUE ? ` (got ${withoutPasswords(shown)})` : '';
  return `${describePath(steps, value) || 'the whole list'}: ${message}${received}`;
}

/** Ends a path at an amount: it is written as one value, `usd(…)`, so a message names it as one. */
function withoutInsideOfMoney(path: readonly PropertyKey[], value: unknown) {
  const depth = path.findIndex((_, index) => isMoney(valueAt(value, path.slice(0, index))));
  return depth === -1 ? path : path.slice(0, depth);
}

/** `"Standard", price.currency`: records of a list by name or, if they have none, by position. */
function describePath(path: readonly PropertyKey[], value: unknown): string {
  return path.reduce<string>((before, key, index) => {
    const isEntry = typeof key === 'number';
    const step = isEntry
      ? (nameOf(valueAt(value, path.slice(0, index + 1))) ?? `entry ${key + 1}`)
      : String(key);
    if (before === '') return step;
    const isInsideEntry = typeof path[index - 1] === 'number';
    return `${before}${isEntry || isInsideEntry ? ', ' : '.'}${step}`;
  }, '');
}

const NAMES = ['name', 'title', 'label', 'id'];

function nameOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const name = NAMES.map((key): unknown => Reflect.get(record, key)).find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
  );
  return name && `"${name}"`;
}

function show(value: unknown): string | undefined {
  return isMoney(value) ? formatMoney(value) : JSON.stringify(value);
}

/** Many people read build logs, so user names and passwords are removed from URLs. */
function withoutPasswords(text: string): string {
  return text.replaceAll(/\/\/[^/?#"]*@/g, '//***@');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

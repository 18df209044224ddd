import * as z from 'zod';
import { didYouMean } from './did-you-mean.ts';

/** How to fix a value of the wrong shape, in plain words; for other mistakes, each rule has its own message. */
const shapeProblem: z.core.$ZodErrorMap = (issue) => {
  const { def } = (issue.inst as z.core.$ZodType | undefined)?._zod ?? {};
  const keys = def && 'shape' in def ? Object.keys(def.shape as object) : [];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `has no place for ${key}; ${didYouMean(key, keys)}`).join('; ');
  }
  if (issue.input === undefined) return 'write it; it may not be missing';
  if (issue.code === 'invalid_value' && typeof issue.input === 'string')
    return `is none of the known names; ${didYouMean(issue.input, issue.values.map(String))}`;
  if (issue.code === 'invalid_value') return `write one of ${issue.values.map(String).join(', ')}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'string') return 'write words in quotation marks';
  if (issue.expected === 'number') return 'write a number, without quotation marks';
  if (issue.expected === 'boolean') return 'write true or false';
  if (issue.expected === 'array') return 'write a list in square brackets, [ and ]';
  return `write { ${keys.map((key) => `${key}: …`).join(', ')} }`;
};

/** Reads `input`: the data, if it fits the schema, and a line for each problem, with its place and its fix. */
export function readShape<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>) {
  const { data, error } = schema.safeParse(input, { reportInput: true, error: shapeProblem });
  const problems = (error?.issues ?? []).map(({ path, message, input: got }) => {
    const place = path.length > 0 ? `${z.core.toDotPath(path)}: ` : '';
    const shown =
      typeof got === 'string' || typeof got === 'number' ? ` (got ${JSON.stringify(got)})` : '';
    return `${place}${message}${shown}`;
  });
  return { data, problems };
}

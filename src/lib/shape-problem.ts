import type * as z from 'zod';
import { nearest } from './nearest.ts';

/** How to fix a value of the wrong shape, in plain words; for other mistakes, each rule has its own message. */
export const shapeProblem: z.core.$ZodErrorMap = (issue) => {
  const { def } = (issue.inst as z.core.$ZodType | undefined)?._zod ?? {};
  const keys = def && 'shape' in def ? Object.keys(def.shape as object) : [];
  if (issue.code === 'unrecognized_keys') {
    const similar = issue.keys.map((key) => nearest(key, keys));
    return `has no place for ${issue.keys.join(', ')}; did you mean ${similar.join(', ')}?`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'write it; it may not be missing';
  if (issue.expected === 'string') return 'write words in quotation marks';
  if (issue.expected === 'array') return 'write a list in square brackets, [ and ]';
  return `write { ${keys.map((key) => `${key}: …`).join(', ')} }`;
};

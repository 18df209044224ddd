import { createHash } from 'node:crypto';

/** The digest that policies and `integrity` attributes share, so that a hash in one matches the other. */
export function digest(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

import { FetchError } from './fetch-page.ts';
import type { Outcome } from './finding.ts';

/** Node's error codes for a machine without a network: they say nothing about the page. */
const NO_NETWORK = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH']);

const REASONS: Record<string, (host: string) => string> = {
  ENOTFOUND: (host) => `there is no host ${host}`,
  ECONNREFUSED: (host) => `${host} refuses connections`,
  ECONNRESET: (host) => `${host} breaks the connection off`,
  ETIMEDOUT: (host) => `${host} does not answer in time`,
};

/** Says why no answer came; `fix` is for the owner of the address. @throws any error that is not a {@link FetchError} */
export function explainUnreached(error: unknown, fix: string): Outcome {
  if (!(error instanceof FetchError)) throw error;
  const { code, message, url } = error;
  if (NO_NETWORK.has(code))
    return {
      verdict: 'unreachable',
      says: `${url.host} cannot be reached from this machine (${code})`,
      fix: 'Run the check again where there is a network.',
    };
  return { verdict: 'problem', says: REASONS[code]?.(url.host) ?? message, fix };
}

import { dayDifference } from './dates.ts';
import { FetchError, type Answer } from './fetch-page.ts';
import type { Outcome } from './finding.ts';

/** Certificates are renewed automatically about a month before they expire. */
const NOTICE_DAYS = 21;

/** What is wrong with the certificate of an answer on `today`, or soon will be; nothing if it came over http. */
export function judgeCertificate({ certificate, url }: Answer, today: Date): Outcome[] {
  if (!certificate) return [];
  const { distrust, validTo } = certificate;
  const days = dayDifference(today, validTo);
  const outcome = (verdict: Outcome['verdict'], says: string): Outcome[] => [
    { verdict, says, fix: `Renew the certificate of ${url.host}.` },
  ];
  if (days < 0)
    return outcome(
      'problem',
      `the certificate of ${url.host} ended ${-days} days ago; browsers refuse it`,
    );
  if (distrust)
    return outcome('problem', `browsers do not trust the certificate of ${url.host} (${distrust})`);
  if (days > NOTICE_DAYS) return [];
  return outcome('warning', `the certificate of ${url.host} ends in ${days} days`);
}

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

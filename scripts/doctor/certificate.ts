import { dayDifference } from './dates.ts';
import type { Answer } from './fetch-page.ts';
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

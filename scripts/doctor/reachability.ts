import { dayDifference } from './dates.ts';
import { FetchError, type Answer } from './fetch-page.ts';
import { problem, warning, type Finding } from './report.ts';

/** Certificates are renewed automatically about a month before they expire. */
const NOTICE_DAYS = 21;

/** What is wrong with the certificate of an answer on `today`, or soon will be; nothing if it came over http. */
export function checkCertificate({ certificate, url: { host } }: Answer, today: Date): Finding[] {
  if (!certificate) return [];
  const { distrust, validTo } = certificate;
  const days = dayDifference(today, validTo);
  const subject = `the certificate of ${host}`;
  const fix = `Renew ${subject}.`;
  if (days < 0) return [problem(`${subject} ended ${-days} days ago; browsers refuse it`, fix)];
  if (distrust) return [problem(`browsers do not trust ${subject} (${distrust})`, fix)];
  return days > NOTICE_DAYS ? [] : [warning(`${subject} ends in ${days} days`, fix)];
}

/** Why no answer came; `fix` is for the owner of the address. @throws any error that is not a {@link FetchError} */
export function noAnswer(error: unknown, fix: string): Finding {
  if (!(error instanceof FetchError)) throw error;
  if (!error.isOffline) return problem(error.message, fix);
  const offline = 'Run the check again where there is a network.';
  return { severity: 'unreachable', message: error.message, fix: offline };
}

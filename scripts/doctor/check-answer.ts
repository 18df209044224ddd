import type { SiteHeaders } from '#build/csp/headers.ts';
import { dayDifference } from './dates.ts';
import type { Answer } from './fetch-page.ts';
import type { ExpectedFile } from './local-build.ts';
import { problem, warning, type Finding } from './report.ts';

const DEPLOY = 'Deploy the files and the headers of one build together; docs/deploy.md says how.';
const REBUILD = 'Build and deploy again.';
/** Longer header values are not quoted. */
const MAX_QUOTED = 160;
/** Not compared: its date changes every month, even if nothing else on the site does. */
const SECURITY_TXT = '/.well-known/security.txt';
/** How many days before `security.txt` expires the doctor warns. Every build renews it. */
const SECURITY_TXT_DAYS = 60;

/** The finding for a file that differs from the build. */
export const DIFFERS = problem(
  'not as in the build',
  'Turn off whatever rewrites files at the host, and deploy the build again, made with the same .env.',
);

/** What to do about a wrong status, by how it begins. */
const STATUS_FIXES = {
  3: 'Turn off the redirect at the host: each of these addresses answers itself.',
  401: 'Take the password off: visitors and search engines have none.',
  403: 'Let everybody read: a rule of the host or its firewall, or the rights of the files, forbid it.',
  429: 'Wait a minute and check again; if it stays, raise the limit of requests at the host.',
  5: 'See the log of the host: it fails before it reads the file.',
};

function wrongStatus(file: ExpectedFile, { status, headers }: Answer): Finding {
  const [, fix] =
    Object.entries(STATUS_FIXES).find(([begin]) => String(status).startsWith(begin)) ?? [];
  const target = headers.location ? ` to ${headers.location}` : '';
  return problem(`status ${status}${target} instead of ${file.status}`, fix ?? DEPLOY);
}

/** What is wrong with the answer to a request for `file` in `encoding`. The same fault always has the same message. */
export function checkAnswer(
  file: ExpectedFile,
  answer: Answer,
  { encoding, headers, today }: { encoding: string; headers: SiteHeaders; today: Date },
): Finding[] {
  if (answer.status !== file.status) return [wrongStatus(file, answer)];
  const differs = answer.body.equals(file.content) ? [] : [DIFFERS];
  return [
    ...(file.path === SECURITY_TXT ? checkSecurityTxt(answer.body.toString(), today) : differs),
    ...checkHeaders(answer, { ...headers.everywhere, ...headers[file.kind] }),
    ...checkMediaType(answer, file.mediaType),
    ...checkAddedHeaders(file, answer),
    ...(file.isCompressed ? checkCompression(answer, encoding) : []),
  ];
}

function checkSecurityTxt(text: string, today: Date): Finding[] {
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = dayDifference(today, new Date(expires));
  if (Number.isNaN(days)) return [problem('no expiry date', DEPLOY)];
  if (days < 0) return [problem(`expired ${-days} days ago`, REBUILD)];
  return days > SECURITY_TXT_DAYS ? [] : [warning(`expires in ${days} days`, REBUILD)];
}

function checkHeaders({ headers }: Answer, expected: Record<string, string>): Finding[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers[name.toLowerCase()];
    if (found === value) return [];
    if (!found) return [problem(`no ${name} header`, DEPLOY)];
    const isLong = String(found).length + value.length > MAX_QUOTED;
    const difference = isLong
      ? 'not as in deploy/headers.json'
      : `${String(found)} instead of ${value}`;
    return [problem(`${name}: ${difference}`, DEPLOY)];
  });
}

function checkMediaType({ headers }: Answer, expected: string): Finding[] {
  const found = headers['content-type'];
  const [, charset = 'utf-8'] = /charset=["']?([\w-]+)/i.exec(found ?? '') ?? [];
  if (found && essence(found) === essence(expected) && /^utf-?8$/i.test(charset)) return [];
  return [problem(`Content-Type: ${found ?? 'none'} instead of ${expected}`, DEPLOY)];
}

/** A media type without its parameters; older names become those that the build uses. */
function essence(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '')
    .trim()
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');
}

/** Headers that a host adds on its own. */
function checkAddedHeaders({ status }: ExpectedFile, { headers }: Answer): Finding[] {
  const robots = headers['x-robots-tag'];
  const cookies = headers['set-cookie']?.map((cookie) => cookie.split('=')[0]).join(', ');
  return [
    // On the not-found page it does no harm: search engines do not list that page anyway.
    robots !== undefined &&
      status === 200 &&
      problem(
        `X-Robots-Tag: ${String(robots)}, which the build does not send`,
        'Turn this header off at the host: search engines obey it.',
      ),
    cookies !== undefined &&
      problem(
        `a cookie (${cookies})`,
        'Turn it off at the host: the privacy policy says that this website sets no cookies.',
      ),
  ].filter((finding) => !!finding);
}

function checkCompression({ headers }: Answer, encoding: string): Finding[] {
  if (headers['content-encoding'] !== encoding)
    return [
      warning(
        `not compressed as ${encoding}`,
        'Turn compression on at the host; the build writes a .br and a .gz file beside each of these files.',
      ),
    ];
  if (/accept-encoding|\*/i.test(String(headers.vary))) return [];
  return [
    warning(
      'compressed without "Vary: Accept-Encoding"',
      'Send this header: a cache in between could otherwise send compressed data to a browser that cannot read it.',
    ),
  ];
}

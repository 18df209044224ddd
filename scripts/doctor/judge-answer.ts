import { load } from 'cheerio';
import type { SiteHeaders } from '#build/csp/headers.ts';
import { dayDifference } from './dates.ts';
import { SECURITY_TXT, type ExpectedFile } from './expected-files.ts';
import type { Answer } from './fetch-page.ts';
import type { Outcome } from './finding.ts';

const DEPLOY = 'Deploy the files and the headers of one build together; docs/deploy.md says how.';
const REBUILD = 'Build and deploy again.';
/** Longer header values are not quoted. */
const MAX_QUOTED = 160;
/** How long before it expires `security.txt` gets a warning: every build renews it. */
const SECURITY_TXT_DAYS = 60;

/** An error that affects visitors; `says` fits one file as well as several, so that equal faults can share a line. */
export const problem = (says: string, fix = DEPLOY): Outcome => ({ verdict: 'problem', says, fix });

/** What a file that differs from the build gets; if most pages do, another build is live. */
export const DIFFERS = problem(
  'not as in the build',
  'Deploy the build again; turn off whatever rewrites files at the host.',
);

/** What is wrong with an answer for `file`. */
export function judgeAnswer(
  file: ExpectedFile,
  answer: Answer,
  headers: SiteHeaders,
  today: Date,
): Outcome[] {
  if (answer.status !== file.status)
    return [problem(`status ${answer.status} instead of ${file.status}`)];
  const expected = { ...headers.everywhere, ...headers[file.kind] };
  return [
    ...judgeContent(file, answer, today),
    ...judgeHeaders(answer, expected),
    ...judgeMediaType(answer, file.mediaType),
    ...judgeUnwanted(file, answer),
  ];
}

function judgeContent(
  { path, content, title }: ExpectedFile,
  { body }: Answer,
  today: Date,
): Outcome[] {
  if (path === SECURITY_TXT) return judgeSecurityTxt(body.toString(), today);
  if (title !== undefined) {
    const found = load(/<title>[^<]*/.exec(body.toString())?.[0] ?? '')('title').text();
    return found === title ? [] : [problem(`the title is "${found}" instead of "${title}"`)];
  }
  if (!content || body.equals(content)) return [];
  const refusesAll = (text: Buffer) => /^disallow:\s*\/\s*$/im.test(text.toString());
  return path === '/robots.txt' && refusesAll(body) && !refusesAll(content)
    ? [problem('"Disallow: /" asks search engines to leave, and the build has no such line')]
    : [DIFFERS];
}

function judgeHeaders({ headers }: Answer, expected: Record<string, string>): Outcome[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers[name.toLowerCase()];
    if (found === value) return [];
    if (!found) return [problem(`no ${name} header`)];
    return String(found).length + value.length > MAX_QUOTED
      ? [problem(`${name}: not as in deploy/headers.json`)]
      : [problem(`${name}: ${String(found)} instead of ${value}`)];
  });
}

function judgeMediaType({ headers }: Answer, expected: string): Outcome[] {
  const found = headers['content-type'];
  if (found && essence(found) === essence(expected)) return [];
  return [problem(`Content-Type: ${found ?? 'none'} instead of ${expected}`)];
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
function judgeUnwanted({ status }: ExpectedFile, { headers }: Answer): Outcome[] {
  const robots = headers['x-robots-tag'];
  const cookies = headers['set-cookie']?.map((cookie) => cookie.split('=')[0]).join(', ');
  const found: Outcome[] = [];
  // Search engines list no missing page anyway.
  if (robots !== undefined && status === 200)
    found.push(
      problem(
        `X-Robots-Tag: ${String(robots)}, which the build does not send`,
        'Turn this header off at the host: search engines obey it.',
      ),
    );
  if (cookies !== undefined)
    found.push(
      problem(
        `a cookie (${cookies})`,
        'Turn it off at the host: the privacy policy says that this website sets no cookies.',
      ),
    );
  return found;
}

/** Whether `answers`, each with the encoding that was asked for, came compressed, and said that they vary. */
export function judgeCompression(answers: ReadonlyMap<string, Answer>): Outcome[] {
  const all = [...answers];
  const missing = all
    .filter(([encoding, { headers }]) => headers['content-encoding'] !== encoding)
    .map(([encoding]) => encoding);
  const isConstant = all.some(
    ([, { headers }]) =>
      headers['content-encoding'] && !/accept-encoding|\*/i.test(String(headers.vary)),
  );
  const found: Outcome[] = [];
  if (missing.length > 0)
    found.push({
      verdict: 'warning',
      says: `not compressed as ${missing.join(' or ')}`,
      fix: 'Turn compression on at the host; the build writes a .br and a .gz file beside each of these files.',
    });
  if (isConstant)
    found.push({
      verdict: 'warning',
      says: 'compressed without "Vary: Accept-Encoding"',
      fix: 'Send this header: a cache in between could otherwise send compressed data to a browser that cannot read it.',
    });
  return found;
}

function judgeSecurityTxt(text: string, today: Date): Outcome[] {
  const [, expires] = /^Expires: (\S+)$/m.exec(text) ?? [];
  if (!expires || Number.isNaN(Date.parse(expires))) return [problem('no expiry date')];
  const days = dayDifference(today, new Date(expires));
  if (days < 0) return [problem(`expired ${-days} days ago`, REBUILD)];
  if (days > SECURITY_TXT_DAYS) return [];
  return [{ verdict: 'warning', says: `expires in ${days} days`, fix: REBUILD }];
}

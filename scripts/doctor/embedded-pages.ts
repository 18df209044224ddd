import { frameOrigins } from '#site/embeds.ts';
import type { Site } from '#site/site.ts';
import {
  checkCertificate,
  fetchPage,
  inParallel,
  noAnswer,
  type Answer,
  type FetchedPage,
} from './fetch-page.ts';
import { framingRefusal } from './framing.ts';
import { good, joinLines, problem, warning, type Finding, type ReportLine } from './report.ts';

/** A page that the site shows in a frame: the name that the owner knows, and the variable that sets its address. */
export type EmbeddedPage = { subject: string; variable: string; url: URL };

/** If an answer takes longer than this, visitors are told that the page is slow. */
const SLOW_MS = 8000;

/** Every page that the site shows in a frame: the dialogs', the community's, and each purchase page. */
export function embeddedPages({ env, embeds, purchases, routes }: Site): EmbeddedPage[] {
  const page = (variable: string, url: string, subject = variable): EmbeddedPage => ({
    subject,
    variable,
    url: new URL(url),
  });
  const catalog = routes.filter(({ id }) => id === 'catalog');
  return [
    page('SCHEDULING_URL', embeds.scheduleCall.url),
    page('ASSESSMENT_URL', embeds.assessment.url),
    page('LINKEDIN_CALENDAR_URL', embeds.linkedinConsultation.url),
    page('CATALOG_FORM_URL', embeds.catalogForm.url),
    page('COMMUNITY_URL', env.communityUrl),
    ...[...catalog, ...purchases].map(({ path }) =>
      page('CONNECT_ORIGIN', `${env.connectOrigin}${path}`, path),
    ),
  ];
}

/**
 * Requests every page as a browser would in a frame of the site, and reports what a visitor would get. `today` decides
 * whether certificates are about to expire.
 */
export async function checkEmbeddedPages(
  site: Site,
  { today, timeoutMs }: { today: Date; timeoutMs?: number },
): Promise<ReportLine[]> {
  const lines = await inParallel(embeddedPages(site), async (page) => {
    const findings = await fetchPage(page.url, { timeoutMs }).then(
      (fetched) => checkPage(site, page, fetched, today),
      (error: unknown) => [noAnswer(error, fixOf(page))],
    );
    return findings.map((finding) => ({
      area: 'Embedded pages',
      subject: page.subject,
      ...finding,
    }));
  });
  return joinLines(lines.flat(), 'pages');
}

const fixOf = ({ url, variable }: EmbeddedPage) =>
  `Correct ${variable} if it is wrong; otherwise, ask whoever runs ${url.host} to mend it.`;

function checkPage(
  { env }: Site,
  page: EmbeddedPage,
  { hops, answer }: FetchedPage,
  today: Date,
): Finding[] {
  const fault = faultOf(answer);
  const path = [...hops, answer.url];
  const allowed = new Set([page.url.origin, ...frameOrigins(env)]);
  const strangers = [...new Set(path.map(({ origin }) => origin)).difference(allowed)];
  // A demo uses http on this machine, for the site and for the pages in its frames.
  const plain =
    env.siteOrigin.startsWith('https:') && path.find((url) => url.protocol !== 'https:');
  const refusal = framingRefusal(answer, new URL(env.siteOrigin));
  const found = [
    fault && problem(fault, fixOf(page)),
    ...strangers.map((origin) =>
      problem(
        `leads to ${origin}, which the security policy does not let into a frame`,
        `Add ${origin} to FRAME_HOSTS, or set the final address.`,
      ),
    ),
    plain &&
      problem(
        `leads over ${plain.href}, which is not encrypted; browsers block it in a frame`,
        'Redirect only to addresses with https://.',
      ),
    refusal &&
      problem(
        `refuses to be shown in a frame: ${refusal}`,
        `Allow ${env.siteOrigin} in the settings of the page's provider ("embedding", "allowed domains").`,
      ),
    answer.milliseconds > SLOW_MS &&
      warning(
        `took ${Math.round(answer.milliseconds / 1000)} s to answer; visitors are told that it is slow after ${SLOW_MS / 1000} s`,
        'Ask whoever runs the page.',
      ),
    ...checkCertificate(answer, today),
  ].filter((finding) => !!finding);
  return found.length > 0 ? found : [good(`can be shown in a frame (${answer.url.host})`)];
}

/** Why no browser shows an answer as a page, or `null`. */
function faultOf({ status, headers, body }: Answer): string | null {
  if (status < 200 || status > 299) return `answers with status ${status}`;
  if (body.length === 0) return 'answers with nothing';
  if (/^\s*attachment/i.test(headers['content-disposition'] ?? ''))
    return 'answers with a download, not with a page';
  const type = headers['content-type'] ?? 'a file without a type';
  const isPage = /^\s*(text\/html|application\/xhtml\+xml)/i.test(type);
  return isPage ? null : `answers with ${type}, not with a page`;
}

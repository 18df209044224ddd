import { frameOrigins } from '#site/embeds.ts';
import type { Site } from '#site/site.ts';
import { fetchPage, inParallel, type Answer, type FetchedPage } from './fetch-page.ts';
import { grouped, whatMatters, type Finding, type Outcome } from './finding.ts';
import { framingRefusal } from './framing.ts';
import { explainUnreached, judgeCertificate } from './reachability.ts';

/** A page that the site shows in a frame, under the name that an owner knows it by. */
export type EmbeddedPage = { subject: string; url: URL; variable: string };

/** If an answer takes longer than this, visitors are told that the page is slow. */
const SLOW_MS = 8000;
/** Every page that the site shows in a frame: the dialogs', the community's, and each purchase page. */
export function embeddedPages({ env, embeds, purchases, routes }: Site): EmbeddedPage[] {
  const page = (variable: string, url: string, subject = variable): EmbeddedPage => ({
    subject,
    variable,
    url: new URL(url),
  });
  const catalog = routes.find(({ id }) => id === 'catalog');
  return [
    page('SCHEDULING_URL', embeds.scheduleCall.url),
    page('ASSESSMENT_URL', embeds.assessment.url),
    page('LINKEDIN_CALENDAR_URL', embeds.linkedinConsultation.url),
    page('CATALOG_FORM_URL', embeds.catalogForm.url),
    page('COMMUNITY_URL', env.communityUrl),
    ...[...(catalog ? [catalog] : []), ...purchases].map(({ path }) =>
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
): Promise<Finding[]> {
  const check = async (page: EmbeddedPage): Promise<readonly Finding[]> => {
    const outcomes = await fetchPage(page.url, timeoutMs ? { timeoutMs } : {}).then(
      (fetched) => judge(site, page, fetched, today),
      (error: unknown) => [explainUnreached(error, howToFix(page))],
    );
    return whatMatters(outcomes).map((outcome) => ({
      area: 'Embedded pages',
      subject: page.subject,
      ...outcome,
    }));
  };
  return grouped((await inParallel(embeddedPages(site), check)).flat(), 'pages');
}

const howToFix = ({ url, variable }: EmbeddedPage) =>
  `Open it on ${url.origin} in a browser and correct ${variable}, or the page itself.`;

function judge(
  { env }: Site,
  page: EmbeddedPage,
  { hops, answer }: FetchedPage,
  today: Date,
): Outcome[] {
  const problem = (says: string, fix: string): Outcome => ({ verdict: 'problem', says, fix });
  const found: Outcome[] = [
    { verdict: 'good', says: `can be shown in a frame (${answer.url.host})` },
  ];
  const unlikePage = notAPage(answer);
  if (unlikePage) found.push(problem(unlikePage, howToFix(page)));

  const path = [...hops, answer.url];
  const allowed = new Set([page.url.origin, ...frameOrigins(env)]);
  for (const origin of new Set(path.map((url) => url.origin)).difference(allowed))
    found.push(
      problem(
        `leads to ${origin}, which the security policy does not let into a frame`,
        `Add ${origin} to FRAME_HOSTS, or set the final address.`,
      ),
    );
  const plain = path.find(({ protocol }) => protocol !== 'https:');
  // A demo uses http on this machine, for the site and for the pages in its frames.
  if (plain && env.siteOrigin.startsWith('https:'))
    found.push(
      problem(
        `leads over ${plain.href}, which is not encrypted; browsers block it in a frame`,
        'Redirect only to addresses with https://.',
      ),
    );
  const refusal = framingRefusal(answer, new URL(env.siteOrigin));
  if (refusal)
    found.push(
      problem(
        `refuses to be shown in a frame: ${refusal}`,
        `Allow ${env.siteOrigin} in the settings of the page's provider ("embedding", "allowed domains").`,
      ),
    );
  if (answer.milliseconds > SLOW_MS)
    found.push({
      verdict: 'warning',
      says: `took ${Math.round(answer.milliseconds / 1000)} s to answer; visitors are told that it is slow after ${SLOW_MS / 1000} s`,
      fix: 'Ask whoever runs the page.',
    });
  return [...found, ...judgeCertificate(answer, today)];
}

/** Why no browser shows an answer as a page, or `null`. */
function notAPage({ status, headers, body }: Answer): string | null {
  if (status < 200 || status > 299) return `answers with status ${status}`;
  if (status === 204 || status === 205 || body.length === 0) return 'answers with nothing';
  if (/^\s*attachment/i.test(headers['content-disposition'] ?? ''))
    return 'answers with a download, not with a page';
  const type = headers['content-type'] ?? 'a file without a type';
  return /^\s*(text\/html|application\/xhtml\+xml)/i.test(type)
    ? null
    : `answers with ${type}, not with a page`;
}

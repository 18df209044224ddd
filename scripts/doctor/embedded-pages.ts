import { frameOrigins } from '#site/embeds.ts';
import type { Site } from '#site/site.ts';
import { judgeCertificate } from './certificate.ts';
import { fetchPage, type Answer, type FetchedPage } from './fetch-page.ts';
import { grouped, whatMatters, type Finding, type Outcome } from './finding.ts';
import { framingRefusal } from './framing.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { explainUnreached } from './unreached.ts';

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
  return [
    { verdict: 'good', says: `can be shown in a frame (${answer.url.host})` },
    ...judgeStatus(answer, howToFix(page)),
    ...judgeHosts([...hops, answer.url], page.url, new Set(frameOrigins(env))),
    ...judgeEncryption([...hops, answer.url], env.siteOrigin),
    ...judgeFraming(answer, new URL(env.siteOrigin)),
    ...judgeCertificate(answer, today),
    ...(answer.milliseconds > SLOW_MS
      ? [
          {
            verdict: 'warning' as const,
            says: `took ${Math.round(answer.milliseconds / 1000)} s to answer; visitors are told that it is slow after ${SLOW_MS / 1000} s`,
            fix: 'Ask whoever runs the page.',
          },
        ]
      : []),
  ];
}

function judgeStatus({ status, headers, body }: Answer, fix: string): Outcome[] {
  const problem = (says: string): Outcome[] => [{ verdict: 'problem', says, fix }];
  if (status < 200 || status > 299) return problem(`answers with status ${status}`);
  if (status === 204 || status === 205 || body.length === 0) return problem('answers with nothing');
  if (/^\s*attachment/i.test(headers['content-disposition'] ?? ''))
    return problem('answers with a download, not with a page');
  if (!/^\s*(text\/html|application\/xhtml\+xml)/i.test(headers['content-type'] ?? ''))
    return problem(
      `answers with ${headers['content-type'] ?? 'a file of no type'}, not with a page`,
    );
  return [];
}

function judgeHosts(path: readonly URL[], url: URL, allowed: ReadonlySet<string>): Outcome[] {
  const strangers = [...new Set(path.map(({ origin }) => origin))].filter(
    (origin) => origin !== url.origin && !allowed.has(origin),
  );
  return strangers.map((origin) => ({
    verdict: 'problem',
    says: `leads to ${origin}, which the security policy does not let into a frame`,
    fix: `Add ${origin} to FRAME_HOSTS, or set the final address.`,
  }));
}

function judgeEncryption(path: readonly URL[], siteOrigin: string): Outcome[] {
  const plain = path.find(({ protocol }) => protocol !== 'https:');
  // A demo uses http on this machine, for the site and for the pages in its frames.
  if (!plain || !siteOrigin.startsWith('https:')) return [];
  return [
    {
      verdict: 'problem',
      says: `leads over ${plain.href}, which is not encrypted; browsers block it in a frame`,
      fix: 'Let the page redirect to https:// alone.',
    },
  ];
}

function judgeFraming(answer: Answer, embedder: URL): Outcome[] {
  const refusal = framingRefusal(answer, embedder);
  if (!refusal) return [];
  return [
    {
      verdict: 'problem',
      says: `refuses to be shown in a frame: ${refusal}`,
      fix: `Allow ${embedder.origin} in the settings of the page's provider ("embedding", "allowed domains").`,
    },
  ];
}

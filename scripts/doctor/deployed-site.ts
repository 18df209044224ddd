import { load } from 'cheerio';
import { securityHeaders, type SiteHeaders } from '#config/security-headers.ts';
import { TITLE_SUFFIX } from '#site/identity.ts';
import type { Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { socialPicturePath } from '#site/social-pictures.ts';
import { judgeCertificate } from './certificate.ts';
import { dayDifference } from './dates.ts';
import { fetchOnce, type Answer, type FetchOptions } from './fetch-page.ts';
import { whatMatters, type Finding, type Outcome } from './finding.ts';
import { inParallel } from '../in-parallel.ts';
import { explainUnreached } from './unreached.ts';

/** An address that no page has: the host answers it with the not-found page. */
const NOWHERE = '/no-page-has-this-address';
/** How long before it expires `security.txt` gets a warning: every build renews it. */
const SECURITY_TXT_DAYS = 60;
const FIX = 'Deploy the pages and the headers of one build together; docs/deploy.md says how.';

type Check = { subject: string; path: string; judge: (answer: Answer) => Outcome[] };

const problem = (says: string, fix = FIX): Outcome => ({ verdict: 'problem', says, fix });

/**
 * Requests every address of the site from the host at `origin` and compares the answers with what this version of the
 * site should send. `today` decides what is about to expire.
 */
export async function checkDeployedSite(
  site: Site,
  origin: URL,
  { today, ...options }: { today: Date } & FetchOptions,
): Promise<Finding[]> {
  const headers = securityHeaders(site.env);
  const findings = await inParallel(
    checksOf(site, headers, today),
    async ({ subject, path, judge }): Promise<Finding[]> => {
      const outcomes = await fetchOnce(new URL(path, origin), options).then(
        (answer) => [{ verdict: 'good' as const, says: 'as built' }, ...judge(answer)],
        (error: unknown) => [explainUnreached(error, FIX)],
      );
      return whatMatters(outcomes).map((outcome) => ({
        area: `Deployed at ${origin.origin}`,
        subject,
        ...outcome,
      }));
    },
  );
  return findings.flat();
}

function checksOf(site: Site, headers: SiteHeaders, today: Date): Check[] {
  const pages = site.routes.map((route): Check => {
    const isMissing = route.id === 'notFound';
    return {
      subject: isMissing ? 'an unknown address' : route.path,
      path: isMissing ? NOWHERE : route.path,
      judge: (answer) => [
        ...judgeStatus(answer, isMissing ? 404 : 200),
        ...judgeTitle(answer, route),
        ...judgeHeaders(answer, { ...headers.everywhere, ...headers.pages }),
        ...(isMissing ? [] : judgeCompression(answer)),
        ...judgeCertificate(answer, today),
      ],
    };
  });
  const pictures = site.routes
    .filter(({ indexed }) => indexed)
    .map(socialPicturePath)
    .map((path): Check => ({
      subject: path,
      path,
      judge: (answer) => [
        ...judgeStatus(answer, 200),
        ...judgeHeaders(answer, { ...headers.everywhere, ...headers.pictures }),
        ...judgeHeaders(answer, { 'content-type': 'image/png' }),
      ],
    }));
  return [...pages, ...redirects(site), ...pictures, ...texts(site, today)];
}

/** Each page has one address: others redirect to it permanently and keep their query. */
function redirects(site: Site): Check[] {
  const { path } = site.route('pbsengine');
  const target = `${path}?from=mail`;
  return [`${path}/?from=mail`, `${path}.html?from=mail`].map((from) => ({
    subject: from,
    path: from,
    judge: ({ status, headers, url }) => {
      const isForGood = status === 301 || status === 308;
      const leads = headers.location && new URL(headers.location, url).href;
      return isForGood && leads === new URL(target, url).href
        ? []
        : [
            problem(
              `answers with status ${status}${leads ? ` and leads to ${leads}` : ''}; should lead to ${target} for good`,
            ),
          ];
    },
  }));
}

function texts(site: Site, today: Date): Check[] {
  const listed = site.routes.filter(({ indexed }) => indexed);
  return [
    {
      subject: '/sitemap.xml',
      path: '/sitemap.xml',
      judge: (answer) => {
        const missing = listed
          .map(({ path }) => site.absoluteUrl(path))
          .filter((url) => !answer.body.includes(`<loc>${url}</loc>`));
        return [
          ...judgeStatus(answer, 200),
          ...(missing.length > 0 ? [problem(`does not list ${missing.join(', ')}`)] : []),
        ];
      },
    },
    {
      subject: '/robots.txt',
      path: '/robots.txt',
      judge: (answer) => [
        ...judgeStatus(answer, 200),
        ...(answer.body.includes(site.absoluteUrl('/sitemap.xml'))
          ? []
          : [problem(`does not name ${site.absoluteUrl('/sitemap.xml')}`)]),
      ],
    },
    {
      subject: '/.well-known/security.txt',
      path: '/.well-known/security.txt',
      judge: (answer) => [...judgeStatus(answer, 200), ...judgeSecurityTxt(answer, today)],
    },
  ];
}

function judgeStatus({ status }: Answer, expected: number): Outcome[] {
  return status === expected
    ? []
    : [problem(`answers with status ${status}; should answer with ${expected}`)];
}

function judgeTitle({ body }: Answer, { title }: Route): Outcome[] {
  const expected = `${title}${TITLE_SUFFIX}`;
  const found = load(body.toString())('title').first().text();
  return found === expected ? [] : [problem(`has the title "${found}"; should have "${expected}"`)];
}

function judgeHeaders({ headers }: Answer, expected: Record<string, string>): Outcome[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers[name.toLowerCase()];
    if (found === value) return [];
    return [
      problem(found ? `sends ${name}: ${String(found)}; should send ${value}` : `sends no ${name}`),
    ];
  });
}

function judgeCompression({ headers }: Answer): Outcome[] {
  return /^(br|gzip|zstd)$/.test(headers['content-encoding'] ?? '')
    ? []
    : [
        {
          verdict: 'warning',
          says: 'is not compressed; it arrives about five times later on a slow line',
          fix: 'Turn compression on for this host; the build writes .br and .gz files beside each page.',
        },
      ];
}

function judgeSecurityTxt({ body }: Answer, today: Date): Outcome[] {
  const [, expires] = /^Expires: (\S+)$/m.exec(body.toString()) ?? [];
  if (!expires || Number.isNaN(Date.parse(expires))) return [problem('has no date of expiry')];
  const days = dayDifference(today, new Date(expires));
  if (days < 0) return [problem(`has expired ${-days} days ago`, 'Build and deploy again.')];
  if (days > SECURITY_TXT_DAYS) return [];
  return [{ verdict: 'warning', says: `expires in ${days} days`, fix: 'Build and deploy again.' }];
}

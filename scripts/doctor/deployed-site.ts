import { readBuildId } from '#build/build-id.ts';
import { checkAnswer, DIFFERS } from './check-answer.ts';
import { checkCertificate, fetchOnce, fetchPage, inParallel, noAnswer } from './fetch-page.ts';
import { UNKNOWN_PATH, type ExpectedFile, type LocalBuild } from './local-build.ts';
import { good, joinLines, problem, type Finding, type ReportLine } from './report.ts';

const SERVER = 'Check the host and its addresses; docs/deploy.md says what each host needs.';
const LOOPBACK = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

/** A file, the findings about it, and the text of the answer, if its status was right. */
type Checked = { file: ExpectedFile; findings: Finding[]; text: string | undefined };

/**
 * Requests every file of a build from the site at `url` and compares the answers. `today` decides what is about to
 * expire. If another build is live, no contents are compared, and no file is expected whose name contains its hash.
 */
export async function checkDeployedSite(
  build: LocalBuild,
  url: URL,
  today: Date,
): Promise<ReportLine[]> {
  const { origin, findings } = await reach(url, today);
  const area = `Deployed at ${origin ?? url.origin}`;
  const lines = (subject: string, found: readonly Finding[]) =>
    found.map((finding) => ({ area, subject, ...finding }));
  if (!origin) return lines(url.host, findings);

  const check = (files: readonly ExpectedFile[]) =>
    inParallel(files, (file) => checkFile(file, origin, build, today));
  const pages = await check(build.files.filter(({ kind }) => kind === 'pages'));
  const others = pages.filter(({ text }) => text !== undefined && readBuildId(text) !== build.id);
  const isOtherBuild = others.length > pages.length / 2;
  const files = build.files.filter(
    ({ kind }) => kind !== 'pages' && !(isOtherBuild && kind === 'hashedFiles'),
  );
  const checked = [...pages, ...(await check(files))].map(({ file, findings: found }) => ({
    path: file.path,
    faults: isOtherBuild ? found.filter((finding) => finding !== DIFFERS) : found,
  }));
  const faults = [
    ...checked.flatMap((file) => lines(file.path, file.faults)),
    ...lines('redirects', await checkRedirects(build, origin)),
  ];
  const flawless = checked.filter((file) => file.faults.length === 0).length;
  const right = `as they should be${isOtherBuild ? ', apart from their contents' : ''}`;
  const live = readBuildId(others[0]?.text ?? '') ?? 'without a name';
  const otherBuild = problem(
    `another build is live (${live}): ${others.length} of ${pages.length} pages are not of ${build.folder} (${build.id})`,
    `Publish ${build.folder} again, or build with the commit and the configuration that were deployed and check again.`,
  );
  const isLive = pages.every(({ text, findings: found }) => text && !found.includes(DIFFERS));
  return [
    ...lines(url.host, findings),
    ...(isOtherBuild ? lines('build', [otherBuild]) : []),
    ...(isLive ? lines('build', [good(`${build.id}, as in ${build.folder}, is live`)]) : []),
    ...joinLines(faults, 'files'),
    ...(flawless > 0 ? lines(`${flawless} files`, [good(right)]) : []),
  ];
}

/** Follows `url` to the site; a redirect from http to https is fine. */
async function reach(url: URL, today: Date) {
  try {
    // Uncompressed, since a corrupt .br of the home page says nothing about the rest.
    const { answer } = await fetchPage(new URL('/', url), { encoding: 'identity' });
    const { origin, protocol, hostname } = answer.url;
    const findings = checkCertificate(answer, today);
    if (protocol === 'http:' && !LOOPBACK.test(hostname))
      findings.push(problem('answers without encryption', 'Redirect http to https at the host.'));
    if (origin !== url.origin)
      findings.push(good(`redirects to ${origin}, which is checked below`));
    return { origin, findings };
  } catch (error) {
    return { origin: null, findings: [noAnswer(error, SERVER)] };
  }
}

/** Requests a file, in each encoding that it must be sent in. */
async function checkFile(
  file: ExpectedFile,
  origin: string,
  { headers }: LocalBuild,
  today: Date,
): Promise<Checked> {
  const findings: Finding[] = [];
  let text: string | undefined;
  for (const encoding of file.isCompressed ? ['br', 'gzip'] : ['br, gzip'])
    try {
      const answer = await fetchOnce(new URL(file.path, origin), { encoding });
      findings.push(...checkAnswer(file, answer, { encoding, headers, today }));
      if (answer.status === file.status) text = answer.body.toString();
    } catch (error) {
      findings.push(noAnswer(error, SERVER));
    }
  return { file, findings, text };
}

/** Each page has one address: others redirect to it permanently and keep their query. */
async function checkRedirects({ files }: LocalBuild, origin: string): Promise<Finding[]> {
  const page = files.find(
    ({ kind, path }) => kind === 'pages' && path !== '/' && path !== UNKNOWN_PATH,
  );
  if (!page) return [];
  const target = `${page.path}?from=mail`;
  const findings = ['/', '.html'].map(async (ending) => {
    const from = `${page.path}${ending}?from=mail`;
    try {
      const { status, headers, url } = await fetchOnce(new URL(from, origin));
      const location = headers.location && URL.parse(headers.location, url)?.href;
      if ([301, 308].includes(status) && location === new URL(target, url).href) return [];
      const found = `status ${status}${location ? ` to ${location}` : ''}`;
      return [problem(`${from}: ${found} instead of a permanent redirect to ${target}`, SERVER)];
    } catch (error) {
      return [noAnswer(error, SERVER)];
    }
  });
  return (await Promise.all(findings)).flat();
}

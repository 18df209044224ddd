import { readBuildId } from '#build/build-id.ts';
import { expectedFile, UNKNOWN_PATH, type Expected, type ExpectedFile } from './expected-files.ts';
import { fetchOnce, fetchPage, inParallel, type Answer } from './fetch-page.ts';
import { grouped, type Finding, type Outcome } from './finding.ts';
import { DIFFERS, judgeAnswer, judgeCompression, problem } from './judge-answer.ts';
import { explainUnreached, judgeCertificate } from './reachability.ts';

const SERVER = 'Check the host and its addresses; docs/deploy.md says what each host needs.';
const LOOPBACK = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

type Checked = { file: ExpectedFile; outcomes: Outcome[]; isAnswered: boolean; text: string };

/**
 * Requests every expected file from the site at `url` and compares the answers. `today` decides what is about to
 * expire.
 */
export async function checkDeployedSite(
  expected: Expected,
  url: URL,
  { today }: { today: Date },
): Promise<Finding[]> {
  const { origin, outcomes } = await reach(url, today);
  const area = `Deployed at ${origin ?? url.origin}`;
  const about = (subject: string) => (outcome: Outcome) => ({ area, subject, ...outcome });
  const found = outcomes.map(about(url.host));
  if (!origin) return found;

  const check = (files: readonly ExpectedFile[]) =>
    inParallel(files, (file) => checkFile(file, origin, expected, today));
  const pages = await check(expected.files.filter(({ kind }) => kind === 'pages'));
  const differing = pages.filter(({ outcomes }) => outcomes.includes(DIFFERS));
  const isOtherBuild = isMost(differing, pages);
  const others = await check(otherFiles(expected, pages, isOtherBuild));
  const checked = [...pages, ...others].map(({ file, outcomes }) => ({
    file,
    outcomes: isOtherBuild ? outcomes.filter((outcome) => outcome !== DIFFERS) : outcomes,
  }));

  const faults = [
    ...checked.flatMap(({ file, outcomes }) => outcomes.map(about(file.path))),
    ...(await checkRedirects(expected, origin)).map(about('redirects')),
  ];
  const good = checked.filter(({ outcomes }) => outcomes.length === 0).length;
  return [
    ...found,
    ...judgeBuild(expected, pages, differing).map(about('build')),
    ...grouped(faults, 'files'),
    ...(good > 0 ? [about(`${good} files`)({ verdict: 'good', says: 'as they should be' })] : []),
  ];
}

/** Follows `url` to the site; a redirect from http to https is right. */
async function reach(
  url: URL,
  today: Date,
): Promise<{ origin: string | null; outcomes: Outcome[] }> {
  try {
    const { answer } = await fetchPage(new URL('/', url));
    const { origin, protocol, hostname } = answer.url;
    const isOpen = protocol === 'http:' && !LOOPBACK.test(hostname);
    return {
      origin,
      outcomes: [
        ...(origin === url.origin
          ? []
          : [{ verdict: 'good' as const, says: `redirects to ${origin}, which is checked below` }]),
        ...(isOpen
          ? [problem('answers without encryption', 'Redirect http to https at the host.')]
          : []),
        ...judgeCertificate(answer, today),
      ],
    };
  } catch (error) {
    return { origin: null, outcomes: [explainUnreached(error, SERVER)] };
  }
}

async function checkFile(
  file: ExpectedFile,
  origin: string,
  { headers }: Expected,
  today: Date,
): Promise<Checked> {
  const answers = new Map<string, Answer>();
  const outcomes: Outcome[] = [];
  for (const encoding of file.isCompressed ? ['br', 'gzip'] : ['br, gzip'])
    try {
      const url = new URL(file.path, origin);
      const answer = await fetchOnce(url, { headers: { 'accept-encoding': encoding } });
      outcomes.push(...judgeAnswer(file, answer, headers, today));
      if (answer.status === file.status) answers.set(encoding, answer);
    } catch (error) {
      outcomes.push(explainUnreached(error, SERVER));
    }
  if (file.isCompressed) outcomes.push(...judgeCompression(answers));
  const [answer] = answers.values();
  return {
    file,
    outcomes,
    isAnswered: answer !== undefined,
    text: answer?.body.toString() ?? '',
  };
}

/** All files that are not pages. Of another build, those with a hash in their name are known from its pages alone. */
function otherFiles(
  { build, files }: Expected,
  pages: readonly Checked[],
  isOtherBuild: boolean,
): ExpectedFile[] {
  const own = files.filter(
    ({ kind }) => kind !== 'pages' && !(isOtherBuild && kind === 'hashedFiles'),
  );
  if (build && !isOtherBuild) return own;
  const named = pages.flatMap(({ text }) => text.match(/\/_astro\/[\w.-]+/g) ?? []);
  return [...own, ...[...new Set(named)].map(expectedFile)];
}

/** Each page has one address: others redirect to it permanently and keep their query. */
async function checkRedirects({ files }: Expected, origin: string): Promise<Outcome[]> {
  const page = files.find(
    ({ kind, path }) => kind === 'pages' && path !== '/' && path !== UNKNOWN_PATH,
  );
  if (!page) return [];
  const target = `${page.path}?from=mail`;
  const outcomes = await inParallel(['/', '.html'], async (ending) => {
    const from = `${page.path}${ending}?from=mail`;
    try {
      const { status, headers, url } = await fetchOnce(new URL(from, origin));
      const leadsTo = headers.location && URL.parse(headers.location, url)?.href;
      if ([301, 308].includes(status) && leadsTo === new URL(target, url).href) return [];
      const found = `status ${status}${leadsTo ? ` to ${leadsTo}` : ''}`;
      return [problem(`${from}: ${found} instead of a permanent redirect to ${target}`)];
    } catch (error) {
      return [explainUnreached(error, SERVER)];
    }
  });
  return outcomes.flat();
}

/** Whether the local build is the one that is live; nothing if some of its pages are missing or differ. */
function judgeBuild(
  { build }: Expected,
  pages: readonly Checked[],
  differing: readonly Checked[],
): Outcome[] {
  if (!build)
    return [
      {
        verdict: 'warning',
        says: 'there is no local build to compare with: the words of pages, icons and most scripts are not checked',
        fix: 'Run `npm run build` with the source and the configuration that were deployed, then check again.',
      },
    ];
  if (isMost(differing, pages)) {
    const live = readBuildId(differing[0]?.text ?? '');
    return [
      live === undefined || live === build.id
        ? problem(
            `another build is live: ${differing.length} of ${pages.length} pages are not as in ${build.folder}`,
            `Publish ${build.folder} again, or build with the configuration that was deployed and check again.`,
          )
        : problem(
            `the deployed build is ${live}, ${build.folder} holds ${build.id}`,
            `Publish ${build.folder} again, or build what is deployed (${live}) and check again.`,
          ),
    ];
  }
  const isLive = differing.length === 0 && pages.every(({ isAnswered }) => isAnswered);
  return isLive ? [{ verdict: 'good', says: `${build.id}, as in ${build.folder}, is live` }] : [];
}

const isMost = (some: readonly unknown[], all: readonly unknown[]) => some.length > all.length / 2;

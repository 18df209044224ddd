import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const DEVELOPMENT = 'cdx:npm:package:development';

/** The packages whose code or fonts browsers receive. */
export const SENT = [
  ...['astro', '@astrojs/react', 'react', 'react-dom', 'scheduler', 'minisearch', 'stemmer'],
  ...['@fontsource-variable/familjen-grotesk', '@fontsource-variable/instrument-sans'],
];

/** What a CycloneDX list says about a package, and which packages need which. */
export type Bill = {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string; name: string; scope: string; properties: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * Writes what the release is made of: every package of the build as CycloneDX (`sbom.json`), where the scope `required`
 * marks what browsers receive, and the licenses of what they receive (`licenses.txt`).
 */
export async function writeInventory(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  try {
    const { stdout } = await run('npm', ['sbom', ...options], { maxBuffer: 64 * 1024 * 1024 });
    const bill = withoutDevelopment(JSON.parse(stdout) as Bill);
    await writeFile(join(folder, 'sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
  } catch (error) {
    // The build does not fail over this: only npm 10 and later can write the list.
    console.warn('sbom.json is missing:', (error as { stderr?: string }).stderr ?? error);
  }
  const texts = await Promise.all(SENT.map(licenseOf));
  await writeFile(join(folder, 'licenses.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/** npm's `--omit=dev` also drops packages that the build shares with a test: https://github.com/npm/cli/issues/7909 */
function withoutDevelopment(bill: Bill): Bill {
  const components = bill.components
    .filter(({ properties }) => !properties.some(({ name }) => name === DEVELOPMENT))
    .map((part) => ({ ...part, scope: SENT.includes(part.name) ? 'required' : 'excluded' }));
  const listed = new Set([bill.metadata.component, ...components].map((part) => part['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => listed.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((id) => listed.has(id)) }));
  return { ...bill, components, dependencies };
}

async function licenseOf(name: string): Promise<string> {
  const folder = join(PACKAGES, name);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = (await readdir(folder)).find((entry) => /^license\b/i.test(entry));
  if (!file) throw new Error(`${name} has no license file`);
  const text = await readFile(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

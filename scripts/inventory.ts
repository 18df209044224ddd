import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));

/** The packages whose code or fonts browsers receive. */
const SENT = [
  ...['astro', '@astrojs/react', 'react', 'react-dom', 'scheduler', 'minisearch', 'stemmer'],
  ...['@fontsource-variable/familjen-grotesk', '@fontsource-variable/instrument-sans'],
];

/**
 * Writes what the release is made of: every package of the build as CycloneDX (`sbom.json`), and the licenses of what
 * browsers receive (`licenses.txt`).
 */
export async function writeInventory(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const options = [
    '--package-lock-only',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
  ];
  try {
    const { stdout } = await run('npm', ['sbom', ...options], { maxBuffer: 64 * 1024 * 1024 });
    await writeFile(join(folder, 'sbom.json'), stdout);
  } catch (error) {
    // The build does not fail over this: only npm 10 and later can write the list.
    console.warn('sbom.json is missing:', (error as { stderr?: string }).stderr ?? error);
  }
  const texts = await Promise.all(SENT.map(licenseOf));
  await writeFile(join(folder, 'licenses.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

async function licenseOf(name: string): Promise<string> {
  const folder = join(PACKAGES, name);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  for (const file of ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license']) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => null);
    if (text !== null) return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  }
  throw new Error(`${name} has no license file`);
}

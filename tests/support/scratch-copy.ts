import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What is generated from the sources, and what belongs to one machine. */
const LEFT_OUT = [
  ...['.git', 'node_modules', 'dist', '.demo', '.astro', '.css-types', 'shots', 'compare', '.env'],
];

/** Copies the project at `from` into a new temporary folder, which is returned; the packages are links. */
export function createScratchCopy(from: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scratch-')));
  cpSync(from, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(relative(from, path)),
  });
  const packages = join(from, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Removes a copy and its links, but not what they point to. */
export function removeScratchCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

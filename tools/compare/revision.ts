import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../scripts/lib/command-error.ts';

/** A committed state of the project. */
export type Revision = {
  /** The id of Git's tree object: commits that contain the same files have the same one. */
  tree: string;
  /** For people: short id, date and title of the commit. */
  label: string;
};

const USAGE = `Write \`npm run compare\` for what changed since the last commit, or name another state:
  npm run compare -- HEAD~3        three commits ago
  npm run compare -- main          a branch
  npm run compare -- 1a2b3c4       a commit, by the id that \`git log\` shows`;

/** The state that the command line names, or the last commit. @throws {CommandError} if Git does not know it. */
export function findRevision(
  project: string,
  [name = 'HEAD', ...more]: readonly string[],
): Revision {
  if (name.startsWith('-') || more.length > 0) throw new CommandError(USAGE);
  try {
    const commit = git(project, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return {
      tree: git(project, 'rev-parse', `${commit}^{tree}`),
      label: git(project, 'log', '-1', '--date=short', '--format=%h of %ad: %s', commit),
    };
  } catch {
    throw new CommandError(`"${name}" is no state that Git knows in this folder. ${USAGE}`);
  }
}

/**
 * Puts the files of a revision into a folder of their own inside `project`, whose packages they use; if they name other
 * packages, those are installed there. An existing folder is reused, and those of other revisions are removed.
 */
export function checkOut(project: string, { tree }: Revision): string {
  const states = join(project, '.demo', 'compare');
  const folder = join(states, tree);
  mkdirSync(states, { recursive: true });
  for (const other of readdirSync(states))
    if (other !== tree) rmSync(join(states, other), { recursive: true, force: true });
  if (existsSync(join(folder, 'complete'))) return folder;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', tree], { cwd: project, maxBuffer: Infinity });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [own, other] = [project, folder].map((path) =>
    readFileSync(join(path, 'package-lock.json')),
  );
  if (!own || !other?.equals(own)) {
    console.log('That state has other packages. Installing them, which needs the internet …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  mkdirSync(join(folder, 'complete'));
  return folder;
}

function git(project: string, ...args: string[]): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio }).trim();
}

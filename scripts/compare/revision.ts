import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';

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

/** The revision that the command line names, or the last commit if it names none. @throws {CommandError} */
export function parseArguments(args: readonly string[]): string {
  const [name = 'HEAD', ...more] = args;
  if (name.startsWith('-') || more.length > 0)
    throw new CommandError(
      `Compares this folder with an earlier state of it and writes a page that shows what differs. ${USAGE}`,
    );
  return name;
}

/** Looks up a revision by any name that Git knows. @throws {CommandError} if it knows none of that name. */
export function findRevision(project: string, name: string): Revision {
  try {
    git(project, 'rev-parse', '--git-dir');
  } catch {
    throw new CommandError(
      'There is nothing to compare with: this folder has no history. Comparing needs Git, and the project as a clone.',
    );
  }
  try {
    const commit = git(project, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return {
      tree: git(project, 'rev-parse', `${commit}^{tree}`),
      label: git(project, 'log', '-1', '--date=short', '--format=%h of %ad: %s', commit),
    };
  } catch {
    throw new CommandError(`"${name}" is no state that Git knows. ${USAGE}`);
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
  const archive = execFileSync('git', ['archive', '--format=tar', tree], {
    cwd: project,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (lockFile(folder) !== lockFile(project)) installPackages(folder);
  mkdirSync(join(folder, 'complete'));
  return folder;
}

function installPackages(folder: string): void {
  console.log('That state has other packages (package-lock.json differs). Installing them …');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    throw new CommandError(
      'The packages of that state could not be installed; npm says why above. Connect to the internet and try again.',
    );
  }
}

const lockFile = (folder: string) => {
  const file = join(folder, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

function git(project: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

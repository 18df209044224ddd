import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { ensureBuild } from '#scripts/lib/cached-build.ts';
import type { BuiltSite } from '#server/static-server.ts';
import { BUILT_ENV } from '#tests/production-env.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    built: BuiltSite;
  }
}

/** What `npm run build` makes for a made-up company, with everything that a configuration can turn on. */
export const ensureProductionBuild = () =>
  ensureBuild({
    name: 'production',
    env: BUILT_ENV,
    build: (env) => promisify(execFile)(process.execPath, ['scripts/build.ts'], { env }),
  });

/** Builds the production site once for all test files of the Vitest project. */
export default async function buildSite({ provide }: TestProject): Promise<void> {
  const { root, headersFile } = await ensureProductionBuild();
  provide('built', { root, headersFile });
}

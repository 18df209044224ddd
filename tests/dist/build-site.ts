import type { TestProject } from 'vitest/node';
import { ensureDemoBuild, type BuiltSite } from '#scripts/demo-build.ts';
import { TEST_PORTS } from '#tests/test-site.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    built: BuiltSite;
  }
}

/** Builds the site under test once for all files of the project. */
export default async function buildSite({ provide }: TestProject): Promise<void> {
  const { root, headersFile } = await ensureDemoBuild(TEST_PORTS);
  provide('built', { root, headersFile });
}

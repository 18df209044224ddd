import { dirname, join } from 'node:path';
import type { Site } from '../../src/site/site.ts';
import type { BuiltSite } from '../../server/static-server.ts';
import { writeFloor } from './floor.ts';
import type { Subject } from './measure.ts';
import { FLOOR } from './report.ts';
import { serve, type Protocol } from './servers.ts';
import { slowDown } from './slow-line.ts';

/** The floor and the pages, each on three lines: a fast one, a slow one, and the slow one with HTTP/2 and TLS. */
export type Subjects = Record<'fast' | 'slow' | 'secure', readonly Subject[]>;

/** Serves `built`, the build of `site`, and a floor made from its home page, until `close` is called. */
export async function serveSubjects(
  site: Site,
  built: BuiltSite,
): Promise<{ subjects: Subjects; close: () => void }> {
  const floorFolder = join(dirname(built.root), 'floor');
  await writeFloor(built.root, floorFolder);
  const pages = measuredPages(site);
  const closing: (() => void)[] = [];

  const open = async (root: string, protocol: Protocol, isSlow: boolean) => {
    const served = await serve({ root, headersFile: built.headersFile }, protocol);
    closing.push(served.close);
    const line = isSlow ? await slowDown(served.port) : served;
    if (isSlow) closing.push(line.close);
    return `${protocol === 'http1' ? 'http' : 'https'}://localhost:${line.port}`;
  };
  const all = async (protocol: Protocol, isSlow: boolean): Promise<Subject[]> => {
    const floor = await open(floorFolder, protocol, isSlow);
    const ours = await open(built.root, protocol, isSlow);
    return [
      { name: FLOOR, url: `${floor}/`, isIndexed: true },
      ...pages.map(({ path, isIndexed }) => ({ name: path, url: `${ours}${path}`, isIndexed })),
    ];
  };
  return {
    subjects: {
      fast: await all('http1', false),
      slow: await all('http1', true),
      secure: await all('http2', true),
    },
    close() {
      for (const close of closing.toReversed()) close();
    },
  };
}

/** The pages that are measured: those that sell, and the longest text. */
function measuredPages({ routes }: Site): { path: string; isIndexed: boolean }[] {
  const ids = ['home', 'pbsengine', 'pbsenginePremium', 'aiAutomation', 'linkedin', 'terms'];
  return routes
    .filter(({ id }) => ids.includes(id))
    .map(({ path, indexed }) => ({ path, isIndexed: indexed }));
}

import type { Browser, Viewport } from 'puppeteer-core';
import { unlikeRoutes } from '../../tests/test-site.ts';
import { countBytes } from './bytes.ts';
import { ISLANDS, measureArrival } from './islands.ts';
import { askLighthouse } from './lighthouse.ts';
import { interleave, type Subject } from './measure.ts';
import { measureNextPage } from './next-page.ts';
import { measurePaints } from './paints.ts';
import { bytesPart, lighthousePart, median, paintsPart, timesPart, type Part } from './report.ts';
import type { Subjects } from './subjects.ts';
import { tour } from './tour.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** What a part is measured with. Every time is taken `runs` times. */
type Bench = { browser: Browser; subjects: Subjects; runs: number };
type Measure = (bench: Bench) => Promise<Part>;

const SLOW =
  'over a line of 1.6 Mbit/s and 150 ms round trip, with ten segments in the first flight';

/** Faster presses are counted, not listed. */
const LISTED_FROM_MS = 100;

const paints =
  (where: string, how: string, line: keyof Subjects, viewport: Viewport, pages?: number): Measure =>
  async ({ browser, subjects, runs }) =>
    paintsPart(
      `FCP, LCP, CLS and TBT on a ${where}`,
      `${how}, ${SLOW}.`,
      await interleave(subjects[line].slice(0, pages), runs, ({ url }) =>
        measurePaints(browser, url, viewport),
      ),
    );

/** How each part of the report is measured, in its order; growth is measured separately. */
export const measurePart = {
  bytes: async ({ browser, subjects }) =>
    bytesPart(await interleave(subjects.fast, 1, ({ url }) => countBytes(browser, url))),
  phone: paints('phone', '390 px, HTTP/1.1', 'slow', PHONE),
  desktop: paints('desktop', '1440 px, HTTP/1.1', 'slow', DESKTOP),
  http2: paints('phone, with HTTP/2 and TLS', '390 px', 'secure', PHONE, 3),
  lighthouse: async ({ browser, subjects, runs }) => {
    const indexed = subjects.fast.filter(({ isIndexed }) => isIndexed);
    return lighthousePart(
      await interleave(indexed, runs, ({ url }) => askLighthouse(browser, url)),
    );
  },
  presses: async ({ browser, subjects, runs }) => {
    const paths = unlikeRoutes.map(({ path }) => path);
    const times = await tour(browser, originOf(subjects.fast), paths, runs);
    const slowest = [...times]
      .filter(([, values]) => median(values) >= LISTED_FROM_MS)
      .toSorted(([, one], [, other]) => median(other) - median(one));
    return timesPart(
      'INP: from a press to the next paint',
      `Every control of one page of each kind, at 390 and 1440 px, on a fast line: from the release after a press of 80 ms, or from a key, to the next paint, in steps of 8 ms. ${times.size - slowest.length} of ${times.size} take less than ${LISTED_FROM_MS} ms and are not listed.`,
      new Map(slowest),
    );
  },
  next: async ({ browser, subjects, runs }) =>
    timesPart(
      'Navigation: from a link to the next page',
      `From a tap on the link of the home page to the FCP of /pbsengine, ${SLOW}.`,
      await interleave(
        [
          { name: 'fetched before the press', isPrefetched: true },
          { name: 'fetched with the press', isPrefetched: false },
        ],
        runs,
        (how) => measureNextPage(browser, `${originOf(subjects.slow)}/`, how),
      ),
    ),
  react: async ({ browser, subjects, runs }) =>
    timesPart(
      'Hydration',
      `From the scroll that brings an island near until it responds, ${SLOW}.`,
      await interleave(ISLANDS, runs, (island) =>
        measureArrival(browser, originOf(subjects.slow), island),
      ),
    ),
} satisfies Record<string, Measure>;

export type PartName = keyof typeof measurePart;
export const PARTS = Object.keys(measurePart) as PartName[];

/** Where the site's own pages are served; the baseline, which comes first, has its own address. */
function originOf([, home]: readonly Subject[]): string {
  return new URL(home?.url ?? '').origin;
}

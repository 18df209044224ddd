import type { Browser } from 'puppeteer-core';
import { unlikeRoutes } from '../../tests/test-site.ts';
import { measure, type Subject } from './measure.ts';
import { bytesPart, lighthousePart, paintsPart, timesPart, type Part } from './report.ts';
import type { Subjects } from './subjects.ts';
import { median } from './table.ts';
import { tour } from './tour.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** The parts of the report, in its order; growth is measured separately. */
export const PARTS = [
  'bytes',
  'phone',
  'desktop',
  'http2',
  'lighthouse',
  'presses',
  'next',
  'react',
] as const;
export type PartName = (typeof PARTS)[number];

/** What parts are measured with; times are measured `runs` times. */
export type Bench = { browser: Browser; subjects: Subjects; runs: number };

const SLOW =
  'over a line of 1.6 Mbit/s and 150 ms round trip, with ten segments in the first flight';

/** Faster presses are counted, not listed. */
const LISTED_FROM_MS = 100;

/** How each part is measured. */
export const measurePart: Readonly<Record<PartName, (bench: Bench) => Promise<Part>>> = {
  bytes: async ({ browser, subjects }) => bytesPart(await measure.bytes(browser, subjects.fast)),
  phone: async ({ browser, subjects, runs }) =>
    paintsPart(
      'FCP, LCP, CLS and TBT on a phone',
      `390 px, HTTP/1.1, ${SLOW}.`,
      await measure.paints(browser, subjects.slow, PHONE, runs),
    ),
  desktop: async ({ browser, subjects, runs }) =>
    paintsPart(
      'FCP, LCP, CLS and TBT on a desktop',
      `1440 px, HTTP/1.1, ${SLOW}.`,
      await measure.paints(browser, subjects.slow, DESKTOP, runs),
    ),
  http2: async ({ browser, subjects, runs }) =>
    paintsPart(
      'FCP, LCP, CLS and TBT on a phone, with HTTP/2 and TLS',
      `390 px, ${SLOW}.`,
      await measure.paints(browser, subjects.secure.slice(0, 3), PHONE, runs),
    ),
  lighthouse: async ({ browser, subjects, runs }) =>
    lighthousePart(
      await measure.lighthouse(
        browser,
        subjects.fast.filter(({ isIndexed }) => isIndexed),
        runs,
      ),
    ),
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
      await measure.nextPage(browser, `${originOf(subjects.slow)}/`, runs),
    ),
  react: async ({ browser, subjects, runs }) =>
    timesPart(
      'Hydration',
      `From the scroll that brings an island near until it responds, ${SLOW}.`,
      await measure.arrivals(browser, originOf(subjects.slow), runs),
    ),
};

/** Where the site's own pages are served; the baseline, which comes first, has its own address. */
function originOf([, home]: readonly Subject[]): string {
  return new URL(home?.url ?? '').origin;
}

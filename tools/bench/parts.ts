import type { Browser } from 'puppeteer-core';
import { measure, type Subject } from './measure.ts';
import { bytesPart, lighthousePart, paintsPart, timesPart, type Part } from './report.ts';
import type { Subjects } from './subjects.ts';
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
  presses: async ({ browser, subjects, runs }) =>
    timesPart(
      'INP: from an interaction to the next paint',
      'From the release after a press of 80 ms, or from a key, to the next paint, on a fast line, in steps of 8 ms; 16 stands for 16 or less.',
      await measure.presses(browser, originOf(subjects.fast), runs),
    ),
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

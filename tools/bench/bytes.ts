import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { PHONE, visit } from './visit.ts';

/** `early`: pages that the browser prefetches, with their headers. No other number includes them. */
const NOTHING = {
  requests: 0,
  page: 0,
  scripts: 0,
  fonts: 0,
  others: 0,
  early: 0,
  headers: 0,
  all: 0,
};

/** What a first visit fetches before anybody touches the page, in bytes on the line. */
export type Bytes = typeof NOTHING;

const KINDS: Readonly<Record<string, 'page' | 'scripts' | 'fonts'>> = {
  Document: 'page',
  Script: 'scripts',
  Font: 'fonts',
};

/** A line on which nothing was requested or received for this long is idle. */
const QUIET_MS = 2_000;

/** Counts the bytes of a visit to `url`, until nothing more arrives. */
export function countBytes(browser: Browser, url: string): Promise<Bytes> {
  return visit(browser, PHONE, async (page, client) => {
    const answers = new Map<string, { kind: string; headers: number }>();
    const bytes = { ...NOTHING };
    await client.send('Network.enable');
    let latest = performance.now();
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      answers.set(requestId, { kind: type, headers: response.encodedDataLength });
    });
    client.on('Network.requestWillBeSent', () => {
      latest = performance.now();
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      latest = performance.now();
      const answer = answers.get(requestId);
      if (!answer) return;
      if (answer.kind === 'Prefetch') {
        bytes.early += encodedDataLength;
        return;
      }
      bytes.requests += 1;
      bytes.headers += answer.headers;
      bytes.all += encodedDataLength;
      bytes[KINDS[answer.kind] ?? 'others'] += encodedDataLength - answer.headers;
    });
    await page.goto(url, { waitUntil: 'load' });
    while (performance.now() - latest < QUIET_MS) await setTimeout(100);
    return bytes;
  });
}

// Headers precede the content of every answer, so their size is counted as it travels.
import { createServer, get, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#scripts/listen.ts';
import { createSiteHandler } from '#scripts/site-server.ts';
import { headersFile, pages, root } from './pages.ts';

const PAGE = 1_200;
const FILE = 400;

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(createSiteHandler({ root, headersFile }));
  origin = await listen(server, 0, 'TEST_PORT');
});
afterAll(() => server.close());

/** The bytes before the content of an HTTP/1.1 answer, including the status line and the empty line. */
function headerBytes(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { httpVersion, statusCode, statusMessage, rawHeaders } = response;
      response.resume().once('end', () => {
        const fields = rawHeaders.map((part, index) => part + (index % 2 === 0 ? ': ' : '\r\n'));
        const start = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n`;
        resolve(Buffer.byteLength(`${start}${fields.join('')}\r\n`, 'latin1'));
      });
    }).once('error', reject);
  });
}

/** The site's files that the home page names, plus robots.txt and the sitemap. */
const files = () => {
  const { $, html } = pages.find(({ route }) => route.id === 'home') ?? {};
  const named = $?.('link[rel=icon], link[rel=manifest], script[src]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
    .get();
  const fonts = html?.match(/\/_astro\/[\w.-]+\.woff2/g);
  return [...(named ?? []), ...(fonts ?? []), '/robots.txt', '/sitemap.xml'];
};

describe('the headers of an answer', () => {
  test.each(pages)('are at most 1.2 kB at $route.path', async ({ route }) => {
    expect(await headerBytes(route.path)).toBeLessThanOrEqual(PAGE);
  });

  test('are at most 1.2 kB for an unknown address', async () => {
    expect(await headerBytes('/nothing-here')).toBeLessThanOrEqual(PAGE);
  });

  test('name files of five kinds', () => {
    const kinds = new Set(files().map((path) => path.split('.').at(-1)));
    expect([...kinds]).toEqual(expect.arrayContaining(['svg', 'js', 'woff2', 'txt', 'xml']));
  });

  test.each(files())('are at most 0.4 kB at %s', async (path) => {
    expect(await headerBytes(path)).toBeLessThanOrEqual(FILE);
  });
});

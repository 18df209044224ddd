import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longPages } from '#tests/test-site.ts';
import { readableFromFirstFlight } from '#tests/support/first-flight.ts';
import { builtPage } from './cards.ts';
import { fileOf } from './pages.ts';

test('long pages send their first screen in the first flight: other styles and structured data come later', () => {
  for (const { id } of longPages) {
    const { route, html, $ } = builtPage(id);
    const [first, second] = $('main').children('section, div').toArray();
    const between = $(first).nextAll('svg').first();
    expect.soft(between.find('style').text().length, route.path).toBeGreaterThan(5_000);
    expect.soft(between.next().get(0) === second, route.path).toBe(true);
    const end = html.indexOf('<svg width="0" height="0" aria-hidden="true"><style>');
    const readable = readableFromFirstFlight(readFileSync(`${fileOf(route.path)}.br`));
    expect(end, route.path).toBeGreaterThan(0);
    expect.soft(readable.length, route.path).toBeGreaterThan(end);
    const data = html.indexOf('application/ld+json');
    expect.soft(data, route.path).toBeGreaterThan(html.indexOf('</footer>'));
  }
});

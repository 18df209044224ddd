import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPages } from '#tests/test-site.ts';
import { readableFromFirstFlight } from '#tests/support/first-flight.ts';
import { fileOf, pages } from './pages.ts';

test('long pages send their first screen in the first flight: other styles and structured data come later', () => {
  const ids = [...contentPages.map(({ id }) => id), 'privacy', 'terms'];
  for (const { route, html, $ } of pages.filter((page) => ids.includes(page.route.id))) {
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

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentPages } from '#tests/test-site.ts';
import { readableFromFirstFlight } from '#tests/support/first-flight.ts';
import { fileOf, pages } from './pages.ts';

const longPages = pages.filter(
  ({ route }) => contentPages.includes(route) || ['privacy', 'terms'].includes(route.id),
);

describe.each(longPages)('$route.path', ({ route, html, $ }) => {
  test('has the styles for what is below the first screen after it', () => {
    const [first, second] = $('main').children('section, div').toArray();
    const between = $(first).nextAll('svg').first();
    expect(between.find('style').text().length).toBeGreaterThan(5_000);
    expect(between.next().get(0)).toBe(second);
  });

  test('sends its first screen in the first flight', () => {
    const readable = readableFromFirstFlight(readFileSync(`${fileOf(route.path)}.br`));
    const end = html.indexOf('<svg width="0" height="0" aria-hidden="true"><style>');
    expect(end).toBeGreaterThan(0);
    expect(readable.length).toBeGreaterThan(end);
  });

  test('has its structured data after its content', () => {
    expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('</footer>'));
  });
});

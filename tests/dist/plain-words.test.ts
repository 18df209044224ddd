import { expect, test } from 'vitest';
import { pages } from './pages.ts';

/** Short forms that are not every visitor's, with words that explain them. */
const SHORT_FORMS: Readonly<Record<string, RegExp>> = {
  CRM: /customer/i,
  SMS: /text/i,
  SEO: /search engine/i,
  TLS: /Transport Layer Security/,
  AES: /Advanced Encryption Standard/,
  HIPAA: /Health Insurance Portability/,
  B2B: /business/i,
};
/** How far from its first use, in characters, the explanation may stand. */
const NEAR = 120;

test.each(pages)('$route.path explains every short form where it first uses it', ({ $ }) => {
  const main = $('main').clone();
  main.find('script, style, svg, [aria-hidden=true], template').remove();
  // Elements end words.
  main.find('*').append(' ');
  const text = main.text().replaceAll(/\s+/g, ' ');
  const unexplained = Object.entries(SHORT_FORMS).flatMap(([form, words]) => {
    const at = text.search(new RegExp(`\\b${form}\\b`));
    if (at < 0) return [];
    const around = text.slice(Math.max(0, at - NEAR), at + NEAR);
    return words.test(around) ? [] : [around];
  });
  expect(unexplained).toEqual([]);
});

test.each(pages)('$route.path has one name for one destination, and no other', ({ $ }) => {
  const destinations = new Map<string, Set<string>>();
  // What stands in a dialog is said while it is open, and nothing else then.
  for (const link of $('body a[href]').not('dialog a').toArray()) {
    // What stands in a template is nowhere yet.
    if ($(link).closest('body').length === 0) continue;
    const name = ($(link).attr('aria-label') ?? $(link).text()).replaceAll(/\s+/g, ' ').trim();
    // A place on a page is still that page.
    const to =
      $(link).attr('data-dialog') ??
      $(link)
        .attr('href')
        ?.replace(/(?<=.)#.*/, '') ??
      '';
    destinations.set(
      name.toLowerCase(),
      (destinations.get(name.toLowerCase()) ?? new Set()).add(to),
    );
  }
  expect(destinations.size).toBeGreaterThan(3);
  expect([...destinations].filter(([, to]) => to.size > 1)).toEqual([]);
});

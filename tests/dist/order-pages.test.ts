import { expect, test } from 'vitest';
import { unlistedOf } from '#data/premium-plans.ts';
import { consent } from '#features/offers/terms.ts';
import { href } from '#site/site.ts';
import { builtPage, linksOf, textsOf, wordsOf } from './cards.ts';
import { builtSite } from './pages.ts';

test('every order page says what is bought first, its price in US dollars, and what an order accepts', () => {
  expect(builtSite.purchases).toHaveLength(14);
  for (const { id, entry } of builtSite.purchases) {
    const { $ } = builtPage(id);
    expect.soft($('h1').text(), id).toContain('US$');
    const stops = textsOf($, 'main ol li');
    expect.soft(stops, id).toHaveLength(3);
    expect.soft(stops[0], id).toMatch(/^We /);
    expect
      .soft(stops[1], id)
      .toMatch(/^Order on this page.*Paid (once,|monthly|yearly) in advance/s);
    expect.soft($('main').text(), id).toContain('The form may set cookies.');
    const accepted = linksOf($, $(`main p:contains("${consent.before.trim()}")`));
    expect.soft(accepted, id).toEqual([
      ['Terms of Service', href('terms')],
      ['Privacy Policy', href('privacy')],
    ]);
    if (entry.line !== 'premium') continue;
    expect.soft(wordsOf($('main')), id).toContain(unlistedOf(entry));
    const covers = $(`main a[href="${href('terms', 'section-6-7')}"]`);
    expect.soft(covers, id).toHaveLength(entry.discountPercent > 0 ? 1 : 0);
  }
});

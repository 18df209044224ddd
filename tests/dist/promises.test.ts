import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { formatPhone } from '#lib/phone.ts';
import { discountScope } from '#data/discount-scope.ts';
import { testSite } from '#tests/test-site.ts';
import { builtPage, linksOf, wordsOf } from './cards.ts';
import { pages } from './pages.ts';

/*
 * What a visitor is told beside a price or a promise, read from the pages as they were built.
 */

describe.each(pages)('the footer of $route.path', ({ $ }) => {
  const footer = $('body > footer');
  const { legalName, supportEmail, supportPhone } = testSite.env;

  test('says how to reach the company', () => {
    const links = linksOf($, footer);
    expect(links).toContainEqual([formatPhone(supportPhone), `tel:${supportPhone}`]);
    expect(links).toContainEqual([supportEmail, `mailto:${supportEmail}`]);
  });

  test('names the company and the year', () => {
    expect(wordsOf(footer)).toContain(`© ${company.copyrightYear} ${legalName}.`);
  });
});

describe('the discount of premium plans', () => {
  test.each(['pbsenginePremium', 'terms'])('covers and leaves out the same on %s', (id) => {
    const words = wordsOf(builtPage(id).$('main'));
    expect(words).toContain(`comes off ${discountScope.covers}`);
    expect(words).toContain(`does not come off ${discountScope.excludes}`);
  });
});

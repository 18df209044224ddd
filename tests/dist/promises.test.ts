import { describe, expect, test } from 'vitest';
import { aiCopy } from '#copy/ai.ts';
import { company } from '#data/company.ts';
import { formatPhone } from '#lib/phone.ts';
import { discountScope } from '#data/discount-scope.ts';
import { PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { testSite } from '#tests/test-site.ts';
import { builtPage, linksOf, textsOf, wordsOf } from './cards.ts';
import { pages } from './pages.ts';

/*
 * What visitors are told next to a price or a promise, read from the built pages.
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

const premiumPurchases = testSite.purchases.filter(({ entry }) => entry.line === 'premium');
const pagesWithPremiumYears = ['pbsengine', 'pbsenginePremium', 'terms'].concat(
  premiumPurchases.map(({ id }) => id),
);

test.each(pagesWithPremiumYears)('%s says how a year of a premium plan is bought', (id) => {
  expect(wordsOf(builtPage(id).$('main'))).toContain(PREMIUM_BY_THE_YEAR);
});

describe('the privacy policy', () => {
  /** What screen readers announce after a button's visible words. */
  const SPOKEN = new RegExp(` ${aiCopy.callIsFor}$|, Level \\d$`);
  /** How each dialog's row begins. */
  const ROWS: Readonly<Record<string, string>> = {
    'scheduleCall-dialog': 'Booking calendar for a call',
    'assessment-dialog': 'Booking calendar for the AI assessment',
    'linkedinConsultation-dialog': 'Booking calendar for LinkedIn consultations',
    'catalogForm-dialog': 'Form for the service catalog',
  };
  const rows = textsOf(builtPage('privacy').$, '#section-5 tr');
  const buttons = pages.flatMap(({ $ }) =>
    $('a[data-dialog]')
      .toArray()
      .map((button) => ({
        dialog: $(button).attr('data-dialog') ?? '',
        name: $(button).text().replaceAll(/\s+/g, ' ').trim().replace(SPOKEN, ''),
      })),
  );
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();

  test('has a row for every dialog', () => {
    expect(sorted(buttons.map(({ dialog }) => dialog))).toEqual(sorted(Object.keys(ROWS)));
  });

  test.each(Object.entries(ROWS))('names the buttons of the %s and no others', (dialog, start) => {
    const [row = '', ...more] = rows.filter((text) => text.trim().startsWith(start));
    expect(more).toEqual([]);
    const named = [...row.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
    const there = buttons.filter((button) => button.dialog === dialog).map(({ name }) => name);
    expect(sorted(named)).toEqual(sorted(there));
  });
});

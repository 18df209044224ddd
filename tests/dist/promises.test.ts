import { expect, test } from 'vitest';
import { content as ai } from '#features/ai/content.ts';
import { discountScope } from '#data/discount-scope.ts';
import { PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { builtPage, textsOf, wordsOf } from './cards.ts';
import { builtSite, pages } from './pages.ts';

/*
 * What visitors are told next to a price or a promise, read from the built pages.
 */

test('the terms and the pages say the same of the discount and of how a year of a premium plan is bought', () => {
  const premium = builtSite.purchases.filter(({ entry }) => entry.line === 'premium');
  const saying = (...ids: string[]) => ids.map((id) => wordsOf(builtPage(id).$('main')));
  for (const words of saying('pbsenginePremium', 'terms')) {
    expect.soft(words).toContain(`comes off ${discountScope.covers}`);
    expect.soft(words).toContain(`does not come off ${discountScope.excludes}`);
  }
  const withYears = ['pbsengine', 'pbsenginePremium', 'terms', ...premium.map(({ id }) => id)];
  for (const words of saying(...withYears)) expect.soft(words).toContain(PREMIUM_BY_THE_YEAR);
});

/** What screen readers announce after a button's visible words. */
const SPOKEN = new RegExp(` ${ai.closing.call.srText}$|, Level \\d$`);
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

test('the privacy policy has a row for every dialog, which names its buttons and no others', () => {
  expect(sorted(buttons.map(({ dialog }) => dialog))).toEqual(sorted(Object.keys(ROWS)));
  for (const [dialog, start] of Object.entries(ROWS)) {
    const [row = '', ...more] = rows.filter((text) => text.trim().startsWith(start));
    expect.soft(more).toEqual([]);
    const named = [...row.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
    const there = buttons.filter((button) => button.dialog === dialog).map(({ name }) => name);
    expect.soft(sorted(named), dialog).toEqual(sorted(there));
  }
});

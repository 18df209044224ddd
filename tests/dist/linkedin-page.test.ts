import { describe, expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { formatMoney } from '#lib/money.ts';
import { testSite } from '#tests/test-site.ts';
import { builtPage, cardNamed, linksOf, textsOf, wordsOf } from './cards.ts';

const { $ } = builtPage('linkedin');
const consultation = testSite.embeds.linkedinConsultation;

describe('the bundles', () => {
  test.each(linkedinBundles)('$level says what it costs and includes', (bundle) => {
    const card = cardNamed($, bundle.level);
    expect(
      card
        .find('li')
        .get()
        .map((item) => $(item).text()),
    ).toEqual(bundle.features);
    expect(bundle.features[0]).toContain(String(bundle.advertisementsPerWeek));
    const words = wordsOf(card);
    expect(words).toContain(
      `${bundle.level} ${formatMoney(bundle.prices.once.amount)} ${bundle.duration}. ${bundle.billing}.`,
    );
  });

  test.each(linkedinBundles)('$level leads to its purchase page, or to a call', (bundle) => {
    const target = bundle.number === 3 ? consultation.url : testSite.purchase(bundle.id).path;
    expect(linksOf($, cardNamed($, bundle.level))).toEqual([
      [`${bundle.buttonText}, Level ${bundle.number}`, target],
    ]);
  });
});

test('every call button of the page itself opens the consultation', () => {
  const buttons = $('main a[data-dialog]').get();
  expect(buttons.length).toBeGreaterThan(2);
  for (const button of buttons) expect($(button).attr('href')).toBe(consultation.url);
});

test('the week shows as many people and advertisements as the facts say, and says that it is an example', () => {
  const week = $('#week');
  expect(week.find('caption').text()).toContain('example week');
  expect(week.text()).toContain('This week is an example');
  const rows = week.find('tbody tr');
  expect(rows.first().find('td [aria-hidden] i')).toHaveLength(claims.weeklyConnections.to);
  const ads = linkedinBundles.map(
    ({ number }) =>
      rows.filter((_, row) => $(row).find('th').text().includes(`Level ${number}`)).find('td i')
        .length,
  );
  expect(ads).toEqual(linkedinBundles.map((bundle) => bundle.advertisementsPerWeek));
});

test('nine features of the platform come with every level', () => {
  const names = textsOf($, 'main ol h3');
  expect(names).toHaveLength(9);
  expect(names).toEqual(platformFeatures.filter(({ lane }) => lane).map(({ name }) => name));
});

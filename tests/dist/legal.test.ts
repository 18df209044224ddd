import { describe, expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { pricesOf } from '#data/catalog.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatIsoDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { frameOrigins } from '#site/embeds.ts';
import { href } from '#site/site.ts';
import { builtPage, textsOf, wordsOf } from './cards.ts';
import { legalSentences } from './legal-sentences.ts';
import { builtSite } from './pages.ts';

describe.each([
  ['privacy', 'terms', 19, 3],
  ['terms', 'privacy', 14, 4],
] as const)('%s', (id, other, count, tableCount) => {
  const { $ } = builtPage(id);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const sections = $('main section[data-section]').toArray();
  const attributesOf = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name) ?? '')
      .get();

  test('numbers its sections and subsections without gaps, each with an id to cite and a link to it', () => {
    expect(sections.map(({ attribs }) => attribs.id)).toEqual(
      numbers.map((one) => `section-${one}`),
    );
    expect($('main h3').length).toBeGreaterThan(count);
    for (const [index, section] of sections.entries()) {
      const heading = $(section).find('h2');
      expect.soft(heading.text()).toMatch(new RegExp(`^${index + 1}\\. [A-Z]`));
      expect.soft(heading.find('a').attr('href')).toBe(`#section-${index + 1}`);
      for (const [place, sub] of $(section).find('h3').toArray().entries()) {
        const subId = `section-${index + 1}-${place + 1}`;
        expect.soft([sub.attribs.id, $(sub).find('a').attr('href')]).toEqual([subId, `#${subId}`]);
        expect.soft($(sub).text()).toMatch(new RegExp(`^${index + 1}\\.${place + 1} \\S`));
      }
    }
  });

  test('sums up every section in one sentence that says it is not binding', () => {
    for (const section of sections)
      expect
        .soft($(section).children('p').first().text())
        .toMatch(/^Summary, not binding: [A-Z].*\.$/);
  });

  test('lists every section in both tables of contents, with links that lead there', () => {
    const titles = textsOf($, 'main section[data-section] h2');
    for (const contents of ['main div > nav ol', 'main details ol']) {
      expect(attributesOf(`${contents} a`, 'href')).toEqual(
        numbers.map((one) => `#section-${one}`),
      );
      expect(textsOf($, `${contents} a`)).toEqual(titles.map((title) => title.replace('. ', '')));
    }
  });

  test('says everything that the specification requires, and says when it was last updated', () => {
    const words = wordsOf($('main')).replaceAll(/\d[\d,.]*(?<=\d)/g, '#');
    expect(legalSentences[id].filter((sentence) => !words.includes(sentence))).toEqual([]);
    expect(words.split(' ').length).toBeGreaterThan(3000);
    for (const fact of [builtSite.env.legalName, company.legalForm, company.state])
      expect.soft(wordsOf($('main'))).toContain(fact);
    expect($('main time').attr('datetime')).toBe(company.legalUpdated);
    expect($('main').text()).toContain(`Last updated ${formatIsoDate(company.legalUpdated)}.`);
  });

  test('says nothing that nobody has decided or that is not known', () => {
    for (const claim of [
      /in effect since/i,
      /log access|last digits|knows these/i,
      /twelve months before/i,
      /purchases? (?:pages? )?(?:are|is) made|purchase pages belong/i,
      /not part of the plan price/i,
    ])
      expect.soft(wordsOf($('main'))).not.toMatch(claim);
  });

  test('leaves no fact unfilled and no Markdown unparsed', () => {
    const main = $('main').clone().find('style').remove().end();
    expect($.html(main)).not.toMatch(/\{\{|\}\}|%7B%7B/);
    expect(main.text()).not.toMatch(/\*\*|\]\(|^\s*[|>#] /m);
  });

  test('shows prices and times in tables with captions and headings', () => {
    const tables = $('main table').toArray();
    expect(tables.length).toBeGreaterThanOrEqual(tableCount);
    for (const table of tables) {
      expect.soft($(table).find('caption').text()).not.toBe('');
      expect.soft($(table).find('thead th[scope=col]')).toHaveLength(3);
      const rows = $(table).find('tbody tr');
      const whole = rows.filter(':has(> th[scope=row]):has(> td + td):not(:has(> td + td + td))');
      expect.soft(whole).toHaveLength(rows.length);
    }
  });

  test('prints where its links to the other document lead', () => {
    const printed = attributesOf(`main a[href^="${href(other)}"]`, 'data-printed-url');
    expect(printed.length).toBeGreaterThan(1);
    for (const url of printed) expect.soft(url).toMatch(new RegExp(`^http.+${href(other)}`));
  });
});

test('the sections of the terms have the subjects of the specification, section 2', () => {
  const titles = textsOf(builtPage('terms').$, 'main section[data-section] h2');
  expect(titles.join('\n')).toMatch(
    /^.*general.*\n.*definitions.*\n.*using.*\n.*platform.*\n.*data and intellectual.*\n.*service delivery.*\n.*compliance.*\n.*liability.*\n.*confidentiality.*\n.*modifications.*\n.*termination.*\n.*governing law.*\n.*contact.*\n.*acceptance.*$/i,
  );
});

test('the terms list everything that is sold, with what it gives and its price', () => {
  const { $ } = builtPage('terms');
  const rows = $('#section-6 :is(tr, p)')
    .toArray()
    .map((row) => `${wordsOf($(row))} `.toLowerCase());
  const sold = [
    ...standardPlans.map((plan) => [plan, plan.name, ...plan.features.slice(0, -1)] as const),
    ...premiumPlans.map((plan) => {
      const { name, linkedinLevel, discountPercent, extras } = plan;
      return [plan, name, `Level ${linkedinLevel}`, `${discountPercent}%`, ...extras] as const;
    }),
    ...linkedinBundles.map((bundle) => [bundle, bundle.name, bundle.duration] as const),
    ...Object.values(aiOffers).map((offer) => [offer] as const),
  ].map(([entry, ...words]) => [...words, ...pricesOf(entry).map(({ amount }) => amount)]);
  const services = additionalServices.map(({ name, price, setup, plus }) =>
    [name, price, setup, plus].filter((term) => term !== null),
  );
  const missing = [...sold, ...services]
    .map((terms) =>
      terms.map((term) => (typeof term === 'string' ? term : `${formatMoney(term)} `)),
    )
    .filter(
      (terms) => !rows.some((row) => terms.every((term) => row.includes(term.toLowerCase()))),
    );
  expect(missing).toEqual([]);
});

test('addresses are those of the deployment', () => {
  const { env } = builtSite;
  const contact = wordsOf(builtPage('terms').$('#section-13'));
  for (const words of [env.supportEmail, new URL(env.siteOrigin).host])
    expect.soft(contact).toContain(words);
  const hosts = wordsOf(builtPage('privacy').$('#section-5'));
  for (const origin of frameOrigins(env)) expect.soft(hosts).toContain(new URL(origin).host);
});

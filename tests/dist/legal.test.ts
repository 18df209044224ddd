import { describe, expect, test } from 'vitest';
import { catalog, pricesOf } from '#data/catalog.ts';
import { company } from '#data/company.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { formatIsoDate } from '#lib/format.ts';
import { formatMoney, isMoney } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { frameOrigins } from '#site/embeds.ts';
import { href } from '#site/site.ts';
import { legalSentences } from './legal-sentences.ts';
import { builtPage, builtSite, textsOf, wordsOf } from './pages.ts';

test('the terms say of every premium plan all that it has', () => {
  const { $ } = builtPage('terms');
  for (const { name, linkedinLevel, discountPercent, included } of premiumPlans) {
    const row = $('main tbody tr').filter((_, one) => $(one).find('th').text() === name);
    const discount = `${discountPercent}% off additional services`;
    const has = [`LinkedIn Level ${linkedinLevel}`, discount, ...included.map(asPartOfSentence)];
    expect.soft(row.children().last().text(), name).toBe(has.join(', '));
  }
  const [first] = premiumPlans;
  expect(first?.included).toEqual(expect.arrayContaining(['Done-for-you', 'SuperCharged access']));
});

describe.each([
  ['privacy', 'terms', 19, 3],
  ['terms', 'privacy', 14, 4],
] as const)('%s', (id, other, count, tableCount) => {
  const { $ } = builtPage(id);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const sections = $('main section[data-section]').toArray();
  const attributesOf = (selector: string, name: string) =>
    Array.from($(selector), (element) => $(element).attr(name) ?? '');

  test('has for each heading an id to cite and a link to it', () => {
    const headings = $('main section :is(h2, h3)').toArray();
    expect(headings.length).toBeGreaterThan(2 * count);
    for (const heading of headings) {
      const [number = ''] = /^\d+(?:\.\d+)?/.exec($(heading).text()) ?? [];
      const id = `#section-${number.replace('.', '-')}`;
      expect.soft($(heading).find('a').attr('href')).toBe(id);
      expect.soft($(heading).closest(id)).toHaveLength(1);
    }
  });

  test('sums up every section in one sentence that says it is not binding', () => {
    // A period within a sentence, as in "Inc.", is not followed by a capital.
    const one = /^Summary, not binding: [A-Z](?:(?![.?!]\s+\p{Lu}).)*\.$/u;
    for (const section of sections)
      expect.soft($(section).children('p').first().text()).toMatch(one);
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
    const text = wordsOf($('main'));
    const words = text.replaceAll(/\d[\d,.]*(?<=\d)/g, '#');
    expect(legalSentences[id].filter((sentence) => !words.includes(sentence))).toEqual([]);
    expect(words.split(' ').length).toBeGreaterThan(3000);
    const date = formatIsoDate(company.legalUpdated);
    const facts = [builtSite.env.legalName, company.legalForm, company.state];
    for (const fact of [...facts, `Last updated ${date}`, `last updated on ${date}`])
      expect.soft(text).toContain(fact);
    expect($('main time').attr('datetime')).toBe(company.legalUpdated);
  });

  test('says nothing that nobody has decided or knows, leaves no fact unfilled and no Markdown unparsed', () => {
    expect(wordsOf($('main'))).not.toMatch(
      /in effect since|log access|last digits|knows these|twelve months before|purchases? (?:pages? )?(?:are|is) made|purchase pages belong|not part of the plan price/i,
    );
    const main = $('main').clone().find('style').remove().end();
    expect($.html(main)).not.toMatch(/\{\{|\}\}|%7B%7B/);
    expect(main.text()).not.toMatch(/\*\*|\]\(|^\s*[|>#] /m);
  });

  test('shows prices and times in tables with captions and headings', () => {
    expect($('main table').length).toBeGreaterThanOrEqual(tableCount);
    for (const table of $('main table').toArray()) {
      expect.soft($(table).find('caption').text()).not.toBe('');
      expect.soft($(table).find('thead th[scope=col]')).toHaveLength(3);
      expect.soft($(table).find('tbody tr:not(:has(> th[scope=row] + td + td))')).toHaveLength(0);
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

test('the terms list everything that is sold with its name and prices', () => {
  const { $ } = builtPage('terms');
  const rows = $('#section-6 :is(tr, p)')
    .toArray()
    .map((row) => `${wordsOf($(row))} `);
  const sold = [
    ...catalog.map((entry) => [
      // The names of AI offers are part of a sentence.
      entry.line === 'ai' ? '' : `${entry.name} `,
      ...pricesOf(entry).map(({ amount }) => amount),
    ]),
    ...additionalServices.map(({ name, price, setup, plus }) => [name, price, setup, plus ?? '']),
  ].map((terms) => terms.map((term) => (isMoney(term) ? `${formatMoney(term)} ` : (term ?? ''))));
  expect(sold.length).toBeGreaterThan(20);
  expect(
    sold.filter((terms) => !rows.some((row) => terms.every((term) => row.includes(term)))),
  ).toEqual([]);
});

test('addresses are those of the deployment', () => {
  const { env } = builtSite;
  const contact = wordsOf(builtPage('terms').$('#section-13'));
  for (const words of [env.supportEmail, new URL(env.siteOrigin).host])
    expect.soft(contact).toContain(words);
  const hosts = wordsOf(builtPage('privacy').$('#section-5'));
  for (const origin of frameOrigins(env)) expect.soft(hosts).toContain(new URL(origin).host);
});

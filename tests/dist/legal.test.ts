import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/dates.ts';
import { href } from '#site/site.ts';
import { builtPage, textsOf } from './cards.ts';
import { repeated } from './pages.ts';

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

  test('has every id once, and links to no missing place', () => {
    const ids = attributesOf('[id]', 'id');
    expect(repeated(ids)).toEqual([]);
    const targets = attributesOf('main a[href^="#"]', 'href').map((target) => target.slice(1));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(3 * count);
  });

  test('leaves no fact unfilled and no Markdown unparsed, and says when it was last updated', () => {
    const main = $('main').clone().find('style').remove().end();
    expect($.html(main)).not.toMatch(/\{\{|\}\}|%7B%7B/);
    expect(main.text()).not.toMatch(/\*\*|\]\(|^\s*[|>#] /m);
    expect(main.find('time').attr('datetime')).toBe(company.legalUpdated);
    expect(main.find('time').parent().text()).toBe(
      `Last updated ${formatIsoDate(company.legalUpdated)}.`,
    );
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

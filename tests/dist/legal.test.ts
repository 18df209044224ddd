import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/dates.ts';
import { href } from '#site/site.ts';
import { pages } from './pages.ts';

const documents = [
  { path: href('privacy'), count: 19 },
  { path: href('terms'), count: 14 },
].map(({ path, count }) => {
  const page = pages.find(({ route }) => route.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return { path, count, ...page };
});

describe.each(documents)('$path', ({ $, count, path }) => {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  const sections = $('main section[data-section]');

  test('numbers its sections without gaps, each with an id to cite and a link to it', () => {
    expect(sections).toHaveLength(count);
    expect(sections.map((_, section) => $(section).attr('id')).get()).toEqual(
      numbers.map((number) => `section-${number}`),
    );
    const headings = sections.map((_, section) => $(section).find('h2').text()).get();
    headings.forEach((heading, index) => {
      expect(heading).toMatch(new RegExp(`^${index + 1}\\. [A-Z]`));
    });
    sections.each((_, section) => {
      const id = $(section).attr('id') ?? '';
      expect($(section).find(`h2 > a[href="#${id}"]`)).toHaveLength(1);
    });
  });

  test('numbers its subsections under their section, each with an id and a link', () => {
    expect(sections.find('h3').length).toBeGreaterThan(count);
    sections.each((_, section) => {
      const number = $(section).attr('data-section') ?? '';
      $(section)
        .find('h3')
        .each((index, heading) => {
          const id = `section-${number}-${index + 1}`;
          expect($(heading).attr('id')).toBe(id);
          expect($(heading).text()).toMatch(new RegExp(`^${number}\\.${index + 1} \\S`));
          expect($(heading).find('a').attr('href')).toBe(`#${id}`);
        });
    });
  });

  test('sums up every section in one sentence that says it is not binding', () => {
    sections.each((_, section) => {
      const summary = $(section).children('p').first().text();
      expect(summary).toMatch(/^Summary, not binding: [A-Z].*\.$/);
    });
  });

  test('lists every section in both tables of contents, with links that lead there', () => {
    for (const contents of [$('main div > nav ol'), $('main details ol')]) {
      const links = contents.find('a');
      expect(links.map((_, link) => $(link).attr('href')).get()).toEqual(
        numbers.map((number) => `#section-${number}`),
      );
      links.each((index, link) => {
        const title = sections
          .eq(index)
          .find('h2')
          .text()
          .replace(/^\d+\. /, '');
        expect($(link).text()).toBe(`${index + 1}${title}`);
      });
    }
    expect($('main details').attr('open')).toBeUndefined();
  });

  test('has every id once, and links to no missing place', () => {
    const ids = $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = $('main a[href^="#"]')
      .map((_, link) => $(link).attr('href')?.slice(1))
      .get();
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(targets.length).toBeGreaterThan(3 * count);
  });

  test('leaves no fact unfilled and no Markdown unparsed', () => {
    const text = $('main').clone().find('style').remove().end();
    for (const brackets of ['{{', '}}', '%7B%7B']) expect($.html(text)).not.toContain(brackets);
    expect(text.text()).not.toMatch(/\*\*|\]\(|^\s*[|>#] /m);
  });

  test('shows when it was last updated', () => {
    const time = $('main time');
    expect(time.attr('datetime')).toBe(company.legalUpdated);
    expect(time.parent().text()).toBe(`Last updated ${formatIsoDate(company.legalUpdated)}.`);
  });

  test('shows prices and times in tables with captions and headings', () => {
    const tables = $('main table');
    expect(tables.length).toBeGreaterThanOrEqual(path === href('terms') ? 4 : 3);
    tables.each((_, table) => {
      expect($(table).find('caption').text()).not.toBe('');
      expect($(table).find('thead th[scope=col]')).toHaveLength(3);
      $(table)
        .find('tbody tr')
        .each((__, row) => {
          expect($(row).children('th[scope=row]')).toHaveLength(1);
          expect($(row).children('td')).toHaveLength(2);
        });
    });
  });

  test('prints where its links lead', () => {
    const other = $(`main a[href^="${path === href('terms') ? href('privacy') : href('terms')}"]`);
    expect(other.length).toBeGreaterThan(1);
    other.each((_, link) => {
      expect($(link).attr('data-printed-url')).toMatch(
        /^http.+\/(privacy-policy|terms-of-service)/,
      );
    });
  });
});

test('the claim of a guaranteed return leads to the clause that limits it', () => {
  const assessment = pages.find(({ route }) => route.id === 'aiAutomation');
  const terms = documents.find(({ path }) => path === href('terms'));
  const clauses = assessment
    ?.$('main a')
    .map(
      (_, link) =>
        assessment
          .$(link)
          .attr('href')
          ?.split(`${href('terms')}#`)[1],
    )
    .get();
  expect(clauses).toHaveLength(2);
  const clause = terms?.$(`[id="${clauses?.[1] ?? ''}"]`);
  expect(clause?.text()).toContain('No guaranteed outcomes');
});

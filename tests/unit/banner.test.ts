import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BannerFacts } from '#data/banner.ts';
import { checkBannerPlace, dueBanner } from '#features/navigation/banner.ts';
import { checkDates } from '#scripts/doctor/dates.ts';
import { Banner } from '#features/navigation/Banner.tsx';

const facts: BannerFacts = {
  text: 'We are closed over the holidays.',
  link: { label: 'See the plans', path: '/pbsengine#pricing' },
  from: '2026-12-01',
  until: '2026-12-31',
};
const on = (day: string) => dueBanner(facts, new Date(`${day}T12:00:00Z`));

describe('the banner', () => {
  test('is on the pages from its first day to its last', () => {
    for (const day of ['2026-12-01', '2026-12-15', '2026-12-31'])
      expect.soft(on(day), day).toEqual(facts);
    for (const day of ['2026-11-30', '2027-01-01']) expect.soft(on(day), day).toBeNull();
    expect(dueBanner(null, new Date())).toBeNull();
  });

  test('is a named region with its words, its last day and a link', () => {
    const props = on('2026-12-01');
    const $ = load(props ? renderToStaticMarkup(createElement(Banner, props)) : '');
    expect($('aside').attr('aria-label')).toBe('Announcement');
    expect($('aside').text()).toContain(`${facts.text} Until December 31, 2026. See the plans`);
    expect($('time').attr('datetime')).toBe(facts.until);
    expect($('aside a').attr('href')).toBe(facts.link.path);
  });

  test('leads to a page that exists', () => {
    const wrong = { ...facts, link: { ...facts.link, path: '/plans' } };
    expect(() => dueBanner(wrong, new Date(0))).toThrow(
      'link.path "/plans": no page has this address; use one of /, /pbsengine,',
    );
  });
});

test('a banner leads to a place that its page has', () => {
  const check = (path: string) => () =>
    checkBannerPlace({ ...facts, link: { ...facts.link, path } }, (page) =>
      page === '/pbsengine' ? '<section class="a" id="pricing"><h2 id="plans">' : '',
    );
  for (const path of ['/pbsengine#pricing', '/pbsengine#plans', '/pbsengine', '/'])
    expect.soft(check(path), path).not.toThrow();
  expect(check('/pbsengine#prices')).toThrow(
    'link.path "/pbsengine#prices": the page has no such place; did you mean #pricing?',
  );
});

test('the doctor mentions the dates of a banner', () => {
  const said = (day: string, banner: BannerFacts | null = facts) =>
    checkDates(new Date(`${day}T12:00:00Z`), undefined, banner)
      .filter(({ subject }) => subject === 'banner')
      .map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`)
      .join();
  for (const [day, message] of [
    ['2026-11-20', /^warning: .*begins on December 1, 2026.*Publish on that day\./],
    ['2026-12-05', /^warning: .*until December 31, 2026.*Publish once more after that day\./],
    ['2027-01-01', /^warning: .*ended on December 31, 2026.*null in src\/data\/banner\.ts/],
  ] as const)
    expect.soft(said(day), day).toMatch(message);
  expect(said('2026-12-05', null)).toBe('');
});

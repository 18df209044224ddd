import { describe, expect, test } from 'vitest';
import { bannerSchema, type BannerFacts } from '#data/banner.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { bannerProps } from '#props/banner.ts';
import { checkDates } from '#scripts/doctor/dates.ts';
import { testSite } from '#tests/test-site.ts';

const facts: BannerFacts = {
  text: 'We are closed over the holidays.',
  link: { label: 'See the plans', path: '/pbsengine#pricing' },
  from: '2026-12-01',
  until: '2026-12-31',
};
const on = (day: string) => bannerProps(testSite, new Date(`${day}T12:00:00Z`), facts);

describe('the banner', () => {
  test.each(['2026-12-01', '2026-12-15', '2026-12-31'])('is on the pages on %s', (day) => {
    expect(on(day)).toEqual({
      name: 'Announcement',
      text: facts.text,
      link: { to: { href: '/pbsengine#pricing' }, label: 'See the plans' },
      until: { date: '2026-12-31', text: 'Until December 31, 2026.' },
    });
  });

  test.each(['2026-11-30', '2027-01-01'])('is not on the pages on %s', (day) => {
    expect(on(day)).toBeNull();
  });

  test('is absent if none is set', () => {
    expect(bannerProps(testSite, new Date(), null)).toBeNull();
  });

  test('leads to a page that exists', () => {
    const wrong = { ...facts, link: { ...facts.link, path: '/plans' } };
    expect(() => bannerProps(testSite, new Date(0), wrong)).toThrow(
      'link.path "/plans": no page has this address; use one of /, /pbsengine,',
    );
  });

  test('says everything that is wrong with it at once', () => {
    const wrong = {
      text: '',
      link: { label: 'See', path: 'https://other.example/' },
      from: '2026-12-31',
      until: 'soon',
    };
    expect(() => parseOrExplain(bannerSchema, wrong, 'src/data/banner.ts has problems:')).toThrow(
      /^src\/data\/banner\.ts has problems:\n.*text.*may not be empty.*\n.*path.*address of a page of this site.*\n.*until.*YYYY-MM-DD/s,
    );
    const backwards = { ...facts, until: '2026-11-01' };
    expect(() => parseOrExplain(bannerSchema, backwards, 'Problems:')).toThrow(
      'the last day is before the first; write a later day',
    );
  });
});

describe('the dates of the banner', () => {
  const said = (day: string) =>
    checkDates(new Date(`${day}T12:00:00Z`), undefined, facts).find(
      ({ subject }) => subject === 'banner',
    );

  test.each([
    ['2026-11-20', /begins on December 1, 2026/, 'Publish on that day.'],
    ['2026-12-05', /until December 31, 2026/, 'Publish once more after that day.'],
    ['2027-01-01', /ended on December 31, 2026/, /null in src\/data\/banner\.ts/],
  ])('are mentioned on %s', (day, says, fix) => {
    expect(said(day)).toMatchObject({
      verdict: 'warning',
      says: expect.stringMatching(says) as string,
      fix: expect.stringMatching(fix) as string,
    });
  });

  test('are not checked without a banner', () => {
    expect(checkDates(new Date(), undefined, null).map(({ subject }) => subject)).not.toContain(
      'banner',
    );
  });
});

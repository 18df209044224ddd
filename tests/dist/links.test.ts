import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { joinList } from '#lib/text.ts';
import { allowAttribute, frameOrigins } from '#site/embeds.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { fileOf, pages, type BuiltPage } from './pages.ts';

const regions = joinList(company.salesRegions.map(({ nameInSentence }) => nameInSentence));
const byPath = new Map(pages.map((page) => [page.route.path as string, page]));
const linksOf = ({ $ }: BuiltPage) =>
  $('a[href]')
    .map((_, link) => $(link).attr('href') ?? '')
    .get();

describe.each(pages)('$route.path', (page) => {
  const links = linksOf(page);

  test('links to pages that exist, in their canonical form, and to fragments that exist on them', () => {
    for (const link of links.filter((candidate) => /^[/#]/.test(candidate))) {
      const [path = '', fragment] = link.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? page : byPath.get(path);
      expect(target, link).toBeDefined();
      if (fragment) expect(target?.$(`[id="${fragment}"]`).length, link).toBe(1);
    }
  });

  test('links out only to the configured hosts, by mail and by phone', () => {
    const outside = links.filter((link) => !/^[/#]/.test(link));
    const allowed = frameOrigins(testSite.env);
    for (const link of outside.filter((candidate) => !/^(mailto|tel):/.test(candidate))) {
      expect(allowed).toContain(new URL(link).origin);
    }
    expect(
      outside
        .filter((link) => link.startsWith('mailto:'))
        .every((link) => link === `mailto:${testSite.env.supportEmail}`),
    ).toBe(true);
    expect(
      outside
        .filter((link) => link.startsWith('tel:'))
        .every((link) => link === `tel:${testSite.env.supportPhone}`),
    ).toBe(true);
  });

  test('opens dialogs that are on it, by links that lead to the same address without them', () => {
    page.$('a[data-dialog]').each((_, link) => {
      const dialog = page.$(`dialog[id="${page.$(link).attr('data-dialog') ?? ''}"]`);
      expect(dialog).toHaveLength(1);
      expect(dialog.find('[data-frame]').attr('data-src')).toBe(page.$(link).attr('href'));
      expect(dialog.find('a[target=_blank]').first().attr('href')).toBe(page.$(link).attr('href'));
    });
  });

  test('requests nothing that was not built', () => {
    for (const [selector, name] of [
      ['script[src]', 'src'],
      ['link[rel~=preload], link[rel=icon]', 'href'],
      ['img[src]', 'src'],
    ] as const) {
      page.$(selector).each((_, element) => {
        const target = page.$(element).attr(name) ?? '';
        expect(existsSync(fileOf('/').replace(/index\.html$/, target.slice(1))), target).toBe(true);
      });
    }
  });
});

test('the header and the footer of every page contain the links of the specification', () => {
  const expected = [
    'home',
    'aiAutomation',
    'linkedin',
    'collective',
    'pbsengine',
    'pbsenginePremium',
  ] as const;
  for (const page of pages) {
    const header = page
      .$('header a[href]')
      .map((_, link) => page.$(link).attr('href'))
      .get();
    for (const id of expected) expect(header).toContain(href(id));
    expect(header).toContain(href('pbsengine', PRICING_ID));
    expect(header).toContain(testSite.embeds.scheduleCall.url);

    const footer = page
      .$('footer a[href]')
      .map((_, link) => page.$(link).attr('href'))
      .get();
    for (const id of [
      'pbsengine',
      'aiAutomation',
      'linkedin',
      'collective',
      'privacy',
      'terms',
    ] as const)
      expect(footer).toContain(href(id));
    expect(footer).toContain(href('pbsengine', PRICING_ID));
    expect(page.$(`footer a[href="${testSite.embeds.scheduleCall.url}"]`).attr('target')).toBe(
      '_blank',
    );
    expect(page.$('footer').text()).toContain(String(company.copyrightYear));
    expect(page.$('footer').text()).toContain(regions);
  }
});

test('every purchase page frames the page of the same path on the connect host, and leads back to its plans', () => {
  for (const purchase of testSite.purchases) {
    const page = byPath.get(purchase.path);
    expect(page?.$('main iframe').attr('src')).toBe(
      `${testSite.env.connectOrigin}${purchase.path}`,
    );
    expect(page?.$('main iframe').attr('allow')).toBe(allowAttribute(testSite.env, 'payment'));
    expect(page?.$('main a').first().attr('href')).toBe(href(purchase.backTo, PRICING_ID));
  }
});

test('every purchase page is reached from a plan', () => {
  const linked = new Set(pages.flatMap(linksOf));
  for (const { path } of testSite.purchases) expect(linked).toContain(path);
});

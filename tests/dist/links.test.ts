import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { proofLinks } from '#features/proof/content.ts';
import { formatPhone } from '#lib/format.ts';
import { joinList } from '#lib/text.ts';
import { frameOrigins } from '#site/embeds.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { builtPage, builtSite, linksOf, pages, root, wordsOf, type BuiltPage } from './pages.ts';

/** The page that a purchase page of a line leads back to. */
const PLANS = { standard: 'pbsengine', premium: 'pbsenginePremium', linkedin: 'linkedin' } as const;

const { env, embeds, purchases } = builtSite;
const byPath = new Map(pages.map((page) => [page.route.path as string, page]));
const hrefsOf = ({ $ }: BuiltPage, within = ':root') =>
  Array.from($(within).find('a[href]'), ({ attribs }) => attribs.href ?? '');

/** Whether a link of `page` leads to a page in its canonical form, and to a fragment that is on it. */
function leadsSomewhere(page: BuiltPage, link: string): boolean {
  const [path = '', fragment] = link.replace(/\?[^#]*/, '').split('#');
  const target = path === '' ? page : byPath.get(path);
  return target !== undefined && (!fragment || target.$(`[id="${fragment}"]`).length === 1);
}

test('every link leads to a page and a fragment that exist, a configured host, or the support', () => {
  const support = [`mailto:${env.supportEmail}`, `tel:${env.supportPhone}`];
  const hosts = frameOrigins(env);
  const broken = pages.flatMap((page) =>
    hrefsOf(page)
      .filter((link) =>
        /^[/#]/.test(link)
          ? !leadsSomewhere(page, link)
          : ![...support, ...proofLinks].includes(link) && !hosts.includes(new URL(link).origin),
      )
      .map((link) => `${page.route.path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('dialogs are opened on the pages that have them, by links that lead to the same address without them', () => {
  for (const { route, $ } of pages)
    for (const { attribs } of $('a[data-dialog]').toArray()) {
      const dialog = $(`dialog[id="${attribs['data-dialog'] ?? ''}"]`);
      expect.soft(dialog, route.path).toHaveLength(1);
      expect.soft(dialog.find('[data-frame]').attr('data-src'), route.path).toBe(attribs.href);
      const inTab = dialog.find('a[target=_blank]').first();
      expect.soft(inTab.attr('href'), route.path).toBe(attribs.href);
    }
});

test('pages request nothing that was not built', () => {
  for (const { route, $ } of pages)
    for (const { attribs } of $('[src]:is(script, img), link:is([rel~=preload], [rel=icon])')) {
      const file = attribs.src ?? attribs.href ?? '';
      expect.soft(existsSync(join(root, file)), `${file} on ${route.path}`).toBe(true);
    }
});

test('the header and the footer of every page contain the links of the specification, and the footer the company', () => {
  const shared = ['aiAutomation', 'linkedin', 'collective', 'pbsengine'] as const;
  const prices = href('pbsengine', PRICING_ID);
  const call = embeds.scheduleCall.url;
  const inHeader = [...shared, 'home', 'pbsenginePremium'] as const;
  const inFooter = [...shared, 'privacy', 'terms', 'accessibility'] as const;
  const regions = joinList(company.salesRegions.map(({ nameInSentence }) => nameInSentence));
  for (const page of pages) {
    const { route, $ } = page;
    for (const link of [...inHeader.map((id) => href(id)), prices, call])
      expect.soft(hrefsOf(page, 'header'), route.path).toContain(link);
    for (const link of [...inFooter.map((id) => href(id)), prices])
      expect.soft(hrefsOf(page, 'footer'), route.path).toContain(link);
    expect.soft($(`footer a[href="${call}"]`).attr('target'), route.path).toBe('_blank');
    const { legalName, supportEmail, supportPhone } = env;
    for (const said of [`© ${company.copyrightYear} ${legalName} All rights reserved.`, regions])
      expect.soft(wordsOf($('footer')), route.path).toContain(said);
    const contacts = linksOf($, $('body > footer'));
    for (const contact of [
      [formatPhone(supportPhone), `tel:${supportPhone}`],
      [supportEmail, `mailto:${supportEmail}`],
    ])
      expect.soft(contacts, route.path).toContainEqual(contact);
  }
});

test('every purchase page frames the page of the same path on the connect host, and leads back to its plans', () => {
  for (const { id, path, entry } of purchases) {
    const { $ } = builtPage(id);
    expect.soft($('main iframe').attr('src'), id).toBe(`${env.connectOrigin}${path}`);
    expect.soft($('main a').attr('href'), id).toBe(href(PLANS[entry.line], PRICING_ID));
  }
});

import { readdirSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { THEME_COLORS, TITLE_SUFFIX } from '#site/identity.ts';
import { SUBSET_TEXT } from '#lib/subset-text.ts';
import { builtSite, fileOf, pages, root } from './pages.ts';

test('the build has exactly the pages of the route table, and nothing of the design system', () => {
  const built = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const html = built.filter((file) => file.endsWith('.html')).map((file) => `/${file}`);
  expect(html.sort()).toEqual(builtSite.routes.map(fileOf).sort());
  expect(built.filter((file) => file.includes('design-system'))).toEqual([]);
  expect(pages.filter(({ html }) => html.includes('data-shown'))).toEqual([]);
});

test('every section can be linked to', () => {
  const unnamed = pages.flatMap(({ route, $ }) =>
    $('main h2')
      .not('[data-frame] *, [data-search] *')
      .filter((_, heading) => $(heading).closest('[id]').is('main'))
      .map((_, heading) => `${route.path}: ${$(heading).text()}`)
      .get(),
  );
  expect(unnamed, 'Write an id beside each of these headings in src/features').toEqual([]);
});

/** What the head of a page says, by name; its picture and its build have tests of their own. */
const headOf = ({ $ }: (typeof pages)[number]) => ({
  lang: $('html').attr('lang'),
  title: $('head > title').text(),
  canonical: $('link[rel=canonical]').attr('href'),
  ...Object.fromEntries(
    $('meta[name], meta[property]')
      .toArray()
      .map(({ attribs: { name, property, media, content } }) => {
        const said = [name ?? property, media].filter(Boolean).join(' ');
        return [said, content] as const;
      })
      .filter(([name]) => !/image|viewport|twitter:card|build/.test(name)),
  ),
  icons: Array.from($('link[rel*=icon], link[rel=manifest]'), ({ attribs }) => attribs.href),
});

test('every page names itself, its address and whether to list it', () => {
  expect(pages.map(headOf)).toEqual(
    builtSite.routes.map(({ id, path, title: name, description, keywords, indexed }) => {
      const title = `${name}${TITLE_SUFFIX}`;
      // The not-found page answers at every address.
      const address = id === 'notFound' ? undefined : builtSite.absoluteUrl(path);
      return {
        ...{ lang: 'en', title, description, keywords: keywords.join(', '), canonical: address },
        ...{ 'og:title': title, 'og:description': description, 'og:type': 'website' },
        ...{ 'og:site_name': 'PBS', 'og:locale': 'en_US' },
        ...{ 'twitter:title': title, 'twitter:description': description },
        ...(address && { 'og:url': address }),
        ...(!indexed && { robots: 'noindex, follow' }),
        'theme-color (prefers-color-scheme: light)': THEME_COLORS.light,
        'theme-color (prefers-color-scheme: dark)': THEME_COLORS.dark,
        icons: ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'],
      };
    }),
  );
});

test('every figure says in words what it shows', () => {
  for (const { route, $ } of pages) {
    const captions = $('main figure > figcaption').filter(
      (_, caption) =>
        /\S/.test($(caption).text()) && !$(caption).closest('[aria-hidden=true], [hidden]')[0],
    );
    expect.soft(captions, route.path).toHaveLength($('figure').length);
  }
});

test('every page marks its place in the menus', () => {
  for (const { route, $ } of pages) {
    const current = $('header [aria-current=page]').toArray();
    const menus = $('header nav').filter(`:has(a[href="${route.path}"])`).toArray();
    expect.soft(current.map(({ attribs }) => attribs.href)).toEqual(menus.map(() => route.path));
  }
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Matters of markup style, which the renderer decides.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // A table that phones lay out as cards has an explicit role. The source linter forbids other redundant roles.
      'no-redundant-role': 'off',
      // Search results cut long titles by width, not at 70 characters; routes.test.ts allows at most 60.
      'long-title': 'off',
      // The stylesheet keeps phone numbers on one line.
      'tel-non-breaking': 'off',
    },
  });
  for (const { route, html } of pages) {
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect.soft(problems, route.path).toEqual([]);
    // Browsers and this validator forgive content after the end of the page; the HTML standard does not.
    expect.soft(html.trimEnd(), `After the end of ${route.path}`).toMatch(/<\/body><\/html>$/);
  }
});

test('every page shows only characters that the fonts contain', () => {
  for (const { route, $ } of pages) {
    const text = $('body').clone().find('script, style, noscript').remove().end().text();
    const missing = [...new Set(text)].filter(
      (one) => !SUBSET_TEXT.includes(one) && !/\s/.test(one),
    );
    expect.soft(missing, route.path).toEqual([]);
  }
});

test('every frame and every dialog has its own name', () => {
  const frames = pages.flatMap(({ $ }) => Array.from($('main iframe'), (one) => one.attribs.title));
  expect(new Set(frames).size).toBe(builtSite.purchases.length + 2);
  expect(frames).toHaveLength(builtSite.purchases.length + 2);
  for (const { route, $ } of pages) {
    const dialogs = $('dialog').toArray();
    const names = dialogs.map(({ attribs }) => $(`#${attribs['aria-labelledby'] ?? ''}`).text());
    const titles = dialogs.map((dialog) => $(dialog).find('[data-frame]').attr('data-title'));
    expect(dialogs.length).toBeGreaterThan(0);
    for (const all of [names, titles])
      expect.soft(new Set(all.filter(Boolean)).size, route.path).toBe(dialogs.length);
  }
});

test('frames count as slow after 8 seconds, and say what has loaded, what failed and what a new tab would open', () => {
  for (const { route, $ } of pages)
    for (const box of $('[data-frame]').toArray()) {
      const said = (state: string) => $(box).find(`[role=status] [data-for=${state}]`).text();
      const what = /^The (.+) has loaded\.$/.exec(said('loaded'))?.[1];
      expect.soft(said('loading'), route.path).toContain(`the ${what}`);
      expect.soft($(box).attr('data-slow-after'), route.path).toBe('8000');
      const links = $(box).closest('dialog, main').find('a[target=_blank]').toArray();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links)
        expect.soft($(link).text(), route.path).toMatch(/ in a new tab \(\w/);
      for (const state of ['failed', 'interrupted']) {
        const parts = $(box).find(`[data-frame-stage] [data-for=${state}]`).children().toArray();
        const shown = parts.map(({ children: [text] }) => text && 'data' in text && text.data);
        expect.soft(shown, route.path).toHaveLength(2);
        expect.soft(said(state), route.path).toBe(shown.join(' '));
      }
    }
});

test('without styles, no drawing fills the page', () => {
  const widths = pages.flatMap(({ route, $ }) =>
    Array.from($('svg'), ({ attribs: { width = '' } }) => ({ path: route.path, width })),
  );
  expect(widths.length).toBeGreaterThan(20);
  // At 100%, a drawing only fills the room that the words beside it leave.
  const isSmall = (width: string) => width === '100%' || (width !== '' && Number(width) <= 520);
  expect(widths.filter(({ width }) => !isSmall(width))).toEqual([]);
});

test('every fold is closed at first', () => {
  expect(pages.flatMap(({ $ }) => $('main details').get()).length).toBeGreaterThan(20);
  for (const { route, $ } of pages)
    expect.soft($('main details[open]').toString(), route.path).toBe('');
});

test('tables keep their roles where a phone lays them out as blocks', () => {
  const roles = {
    ...{ table: 'table', tr: 'row', td: 'cell' },
    ...{ 'thead th': 'columnheader', 'tbody th': 'rowheader' },
  };
  const tables = pages.flatMap(({ route, $ }) =>
    Array.from($('table'), (table) => ({ path: route.path, table: $(table) })),
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { path, table } of tables)
    for (const [part, role] of Object.entries(roles)) {
      const all = part === 'table' ? table : table.find(part);
      const found = all.map((_, element) => element.attribs.role ?? 'none').get();
      expect.soft(new Set(found), path).toEqual(new Set([role]));
    }
});

test('a frame may do what its page needs, and no more', () => {
  const further = builtSite.env.frameHosts.join(' ');
  const allowed = pages.flatMap(({ route, $ }) =>
    Array.from($('main iframe'), ({ attribs }) => [route.id, attribs.allow] as const),
  );
  expect(Object.fromEntries(allowed)).toEqual({
    collective: `fullscreen 'src' ${further}`,
    catalog: undefined,
    ...Object.fromEntries(builtSite.purchases.map(({ id }) => [id, `payment 'src' ${further}`])),
  });
});

test('every page says, once, which build it is from', () => {
  const ids = pages.map(({ $ }) =>
    Array.from($('head meta[name=build]'), ({ attribs }) => attribs.content).join(),
  );
  expect(ids[0]).toMatch(/^[\w-]+$/);
  expect(new Set(ids).size).toBe(1);
});

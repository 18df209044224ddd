import { readdirSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { TITLE_SUFFIX } from '#site/identity.ts';
import { SUBSET_TEXT } from '#theme/fonts/subset-text.ts';
import { testSite } from '#tests/test-site.ts';
import { fileOf, pages, root } from './pages.ts';

test('the build has exactly the pages of the route table', () => {
  const built = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(built.map((file) => `${root}/${file}`).sort()).toEqual(
    testSite.routes.map(({ path }) => fileOf(path)).sort(),
  );
});

test('the build has nothing from the design system page, which is only for developers', () => {
  const built = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(built.filter((file) => file.includes('design-system'))).toEqual([]);
  expect(pages.filter(({ html }) => html.includes('data-shown'))).toEqual([]);
});

describe.each(pages)('$route.path', ({ route, html, $ }) => {
  const content = (selector: string) => $(selector).attr('content');

  test('names itself', () => {
    const title = `${route.title}${TITLE_SUFFIX}`;
    expect($('html').attr('lang')).toBe('en');
    expect($('head > title').text()).toBe(title);
    expect(content('meta[name=description]')).toBe(route.description);
    expect(content('meta[name=keywords]')).toBe(route.keywords.join(', '));
    expect(content('meta[property="og:title"]')).toBe(title);
    expect(content('meta[property="og:description"]')).toBe(route.description);
    expect(content('meta[name="twitter:title"]')).toBe(title);
    expect(content('meta[name="twitter:description"]')).toBe(route.description);
  });

  test('names its address and whether to list it', () => {
    const address = route.id === 'notFound' ? undefined : testSite.absoluteUrl(route.path);
    expect($('link[rel=canonical]').attr('href')).toBe(address);
    expect(content('meta[property="og:url"]')).toBe(address);
    expect(content('meta[name=robots]')).toBe(route.indexed ? undefined : 'noindex, follow');
  });

  test('has one h1, and headings that skip no level', () => {
    expect($('h1')).toHaveLength(1);
    const levels = $('main')
      .find('h1, h2, h3, h4')
      .map((_, heading) => Number(heading.tagName.slice(1)))
      .get();
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1),
    );
  });

  test('says in words what its figures show', () => {
    const captions = $('main figure')
      .get()
      .map((figure) => $(figure).find('figcaption'));
    for (const caption of captions) {
      expect(caption.first().text()).toMatch(/\S/);
      expect(caption.closest('[aria-hidden=true], [hidden]')).toHaveLength(0);
    }
    expect(captions).toHaveLength($('figure').length);
  });

  test('marks its place in the menus', () => {
    const current = $('header [aria-current=page]')
      .map((_, link) => $(link).attr('href'))
      .get();
    const menus = $('header nav')
      .toArray()
      .filter((menu) => $(menu).find(`a[href="${route.path}"]`).length > 0);
    expect(current).toEqual(menus.map(() => route.path));
  });

  test('is valid HTML', async () => {
    const report = await new HtmlValidate({
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
    }).validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(problems).toEqual([]);
    // Browsers forgive it, and so does this validator; the HTML standard does not.
    expect(html.trimEnd(), 'Something stands after the end').toMatch(/<\/body><\/html>$/);
  });

  test('shows only characters that the fonts contain', () => {
    const text = $('body').clone().find('script, style, noscript').remove().end().text();
    const missing = [...new Set(text)].filter(
      (character) => !SUBSET_TEXT.includes(character) && !/\s/.test(character),
    );
    expect(missing).toEqual([]);
  });
});

test('every frame of the site has its own name', () => {
  const names = pages.flatMap(({ $ }) =>
    $('main iframe')
      .map((_, frame) => $(frame).attr('title'))
      .get(),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(testSite.purchases.length + 2);
});

test.each(pages)('every dialog on $route.path has its own name, and so does its frame', ({ $ }) => {
  const dialogs = $('dialog').get();
  const names = dialogs.map((dialog) => $(`#${$(dialog).attr('aria-labelledby') ?? ''}`).text());
  const frames = dialogs.map((dialog) => $(dialog).find('[data-frame]').attr('data-title'));
  expect(dialogs.length).toBeGreaterThan(0);
  for (const all of [names, frames]) {
    expect(all.every(Boolean)).toBe(true);
    expect(new Set(all).size).toBe(dialogs.length);
  }
});

test.each(pages.filter(({ $ }) => $('[data-frame]').length > 0))(
  'frames on $route.path count as slow after 8 seconds',
  ({ $ }) => {
    const limits = $('[data-frame]')
      .map((_, box) => $(box).attr('data-slow-after'))
      .get();
    expect(new Set(limits)).toEqual(new Set(['8000']));
  },
);

test.each(pages.filter(({ $ }) => $('[data-frame]').length > 0))(
  'frames on $route.path say what has loaded, and what a new tab would open',
  ({ $ }) => {
    for (const box of $('[data-frame]').get()) {
      const said = (state: string) => $(box).find(`[role=status] [data-for=${state}]`).text();
      const what = /^The (.+) has loaded\.$/.exec(said('loaded'))?.[1];
      expect(said('loading')).toContain(`the ${what}`);
      const links = $(box).closest('dialog, main').find('a[target=_blank]');
      expect(links.length).toBeGreaterThan(1);
      for (const link of links.get()) expect($(link).text()).toMatch(/ in a new tab : \w/);
    }
  },
);

test('a frame announces everything that it shows about a failure', () => {
  const boxes = pages.flatMap(({ $ }) =>
    $('[data-frame]')
      .get()
      .map((box) => $(box)),
  );
  expect(boxes.length).toBeGreaterThan(20);
  for (const box of boxes)
    for (const state of ['failed', 'interrupted']) {
      const parts = box.find(`[data-frame-stage] [data-for=${state}]`).children();
      const shown = parts.get().map(({ children: [text] }) => text && 'data' in text && text.data);
      expect(shown).toHaveLength(2);
      expect(box.find(`[role=status] [data-for=${state}]`).text()).toBe(shown.join(' '));
    }
});

test('every fold is closed at first', () => {
  const folds = pages.flatMap(({ $ }) => $('main details').get());
  expect(folds.length).toBeGreaterThan(20);
  expect(folds.filter(({ attribs }) => 'open' in attribs)).toEqual([]);
});

test('tables whose cells name their columns on a phone keep their roles there', () => {
  const parts = { table: 'table', tr: 'row', td: 'cell', 'thead th': 'columnheader' };
  const tables = pages.flatMap(({ $ }) =>
    $('table')
      .get()
      .map((table) => $(table))
      .filter(
        (table) =>
          table.find('td:is([data-head], [data-day], [data-label], [data-column])').length > 0,
      ),
  );
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables)
    for (const [part, role] of Object.entries({ ...parts, 'tbody th': 'rowheader' })) {
      const all = part === 'table' ? table : table.find(part);
      expect(new Set(all.map((_, element) => element.attribs.role ?? '').get())).toEqual(
        new Set([role]),
      );
    }
});

test('a frame may do what its page needs, and no more', () => {
  const further = testSite.env.frameHosts.join(' ');
  const allowed = Object.fromEntries(
    pages.flatMap(({ route, $ }) =>
      $('main iframe')
        .map((_, frame) => [[route.id, $(frame).attr('allow')]])
        .get(),
    ),
  ) as Record<string, string | undefined>;
  expect(allowed).toEqual({
    collective: `fullscreen 'src' ${further}`,
    catalog: undefined,
    ...Object.fromEntries(testSite.purchases.map(({ id }) => [id, `payment 'src' ${further}`])),
  });
});

import { describe, expect, test } from 'vitest';
import { catalog } from '#data/catalog.ts';
import { pages, type BuiltPage } from './pages.ts';
import published from './published-fragments.json' with { type: 'json' };

const fragmentsOf: Readonly<Record<string, readonly string[]>> = published;

/** The ids that other sites can link to: sections, their headings, plans. A frame box has messages, not sections. */
function linkable({ $ }: BuiltPage): string[] {
  return $('main :is(h2, h3, section, article)[id]')
    .not('[data-frame] *')
    .map((_, element) => $(element).attr('id') ?? '')
    .get();
}

/** Ids that come from the data and the legal texts: a plan's id, a numbered section. */
const isFromData = (id: string) =>
  /^section-[\d-]+$/.test(id) || catalog.some((entry) => entry.id === id);

describe.each(pages)('$route.path', (page) => {
  const listed = fragmentsOf[page.route.path] ?? [];
  const present = linkable(page);

  test('keeps every fragment that was published', () => {
    expect(
      listed.filter((id) => !present.includes(id)),
      `Search results and others link to these ids of ${page.route.path}. An id stays when its heading changes: write it back in src/copy.`,
    ).toEqual([]);
  });

  test('has no fragment that is not listed', () => {
    expect(
      present.filter((id) => !listed.includes(id) && !isFromData(id)),
      'New fragments are a promise from now on: add them to tests/dist/published-fragments.json.',
    ).toEqual([]);
  });

  test('has an id for every section', () => {
    const headings = page.$('main h2').not('[data-frame] *, [data-search] *');
    const unnamed = headings.filter(
      (_, heading) => page.$(heading).closest('[id]').is('main') && !page.$(heading).attr('id'),
    );
    expect(unnamed.map((_, heading) => page.$(heading).text()).get()).toEqual([]);
  });
});

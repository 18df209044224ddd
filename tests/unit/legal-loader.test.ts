import { describe, expect, test } from 'vitest';
import { plainText } from '#lib/numbered-document.ts';
import { loadDocuments } from '#legal/load-documents.ts';

/** A document of two sections with nothing wrong, line by line, so that a test can break one line. */
const GOOD = [
  '# Rules', // 1
  '',
  'Issued by {{name}}.', // 3
  '',
  '## 1. First', // 5
  '',
  '> What the first part says.', // 7
  '',
  'As section 2.1 says, write to [{{mail}}](mailto:{{mail}}).', // 9
  '',
  '## 2. Second', // 11
  '',
  '> What the second part says.', // 13
  '',
  '### 2.1 Prices', // 15
  '',
  'Last updated on {{legal.updated}}.', // 17
  '',
  '**Prices**', // 19
  '',
  '| What | Price |', // 21
  '| --- | --- |',
  '| This | {{price}} |', // 23
];
const FACTS = { name: 'Acme', mail: 'a@b.example', price: '$5', 'legal.updated': 'May 1, 2025' };

/** Loads {@link GOOD} with `changes` by line number, filled in with `facts`. */
function load(changes: Record<number, string> = {}, facts: Record<string, string> = FACTS) {
  const markdown = GOOD.map((line, index) => changes[index + 1] ?? line).join('\n');
  return loadDocuments({
    documents: { rules: { file: 'rules.md', path: '/rules', markdown, sectionCount: 2 } },
    facts,
    siteOrigin: 'https://www.acme.example',
  }).rules;
}

describe('a good document', () => {
  const { title, introduction, sections } = load();

  test('is read as title, introduction and sections with their ids', () => {
    expect(title).toBe('Rules');
    expect(introduction.map(plainText)).toEqual(['Issued by Acme.']);
    expect(sections.map(({ id, title: name, summary }) => [id, name, plainText(summary)])).toEqual([
      ['section-1', 'First', 'What the first part says.'],
      ['section-2', 'Second', 'What the second part says.'],
    ]);
    expect(sections[1]?.subsections.map(({ id, title: name }) => [id, name])).toEqual([
      ['section-2-1', 'Prices'],
    ]);
  });

  test('repeats a row of a table for every name among the facts', () => {
    const facts = { ...FACTS, 'plan.a.name': 'A', 'plan.a.price': '$1', 'plan.b.name': 'B' };
    const row = '| {{plan.each.name}} | {{plan.each.price}} of {{price}} |';
    const { sections: repeated } = load({ 23: row }, { ...facts, 'plan.b.price': '$2' });
    const [, table] = repeated[1]?.subsections[0]?.blocks ?? [];
    expect(table?.kind === 'table' && table.rows.map((cells) => cells.map(plainText))).toEqual([
      ['A', '$1 of $5'],
      ['B', '$2 of $5'],
    ]);
    expect(() => load({ 23: '| {{none.each.name}} | {{price}} |' })).toThrow(
      'rules.md:23: no facts begin with {{none.…}}',
    );
  });

  test('links a mention of a section to it, and fills in addresses', () => {
    expect(sections[0]?.blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          'As ',
          { kind: 'link', href: '#section-2-1', printedUrl: null, content: ['section\u00a02.1'] },
          ' says, write to ',
          { kind: 'link', href: 'mailto:a@b.example', printedUrl: null, content: ['a@b.example'] },
          '.',
        ],
      },
    ]);
  });

  test('gives a table its caption, and facts that look like Markdown no meaning', () => {
    const { subsections } = load({}, { ...FACTS, price: '*$5* | `x`' }).sections[1] ?? {};
    expect(subsections?.[0]?.blocks[1]).toEqual({
      kind: 'table',
      caption: 'Prices',
      head: [['What'], ['Price']],
      rows: [[['This'], ['*$5* | `x`']]],
    });
  });
});

describe('what is wrong is named with file and line', () => {
  test.each<[string, Record<number, string>, string]>([
    [
      'an unknown fact',
      { 3: 'Issued by {{nmae}} and {{name}}.' },
      'rules.md:3: there is no fact {{nmae}}',
    ],
    [
      'a fact that is not closed',
      { 3: 'By {{name}} and {{name.' },
      'rules.md:3: a fact is not closed',
    ],
    ['a missing number', { 11: '## Second' }, 'rules.md:11: a heading begins with its number'],
    [
      'a gap in the numbers',
      { 11: '## 3. Second', 15: '### 3.1 Prices', 9: '{{mail}}' },
      'rules.md:11: this is section 3, but section 2 belongs here',
    ],
    [
      'a gap in the numbers of subsections',
      { 15: '### 2.2 Prices', 9: '{{mail}}' },
      'rules.md:15: this is section 2.2, but section 2.1 belongs here',
    ],
    [
      'a section too few',
      { 11: '', 13: '', 15: '', 9: '{{mail}}' },
      'rules.md:5: the text ends here with 1 sections; it must have 2',
    ],
    [
      'no date',
      { 17: 'Last updated.' },
      'rules.md:1: the text does not say when it was last updated',
    ],
    [
      'a date by hand',
      { 17: 'Last updated on {{legal.updated}}, not on July 4, 2025.' },
      'rules.md:17: "July 4, 2025" is typed by hand',
    ],
    [
      'another date by hand',
      { 17: 'Last updated on {{legal.updated}} (2025-07-04).' },
      'rules.md:17: "2025-07-04" is typed by hand',
    ],
    [
      'an amount by hand',
      { 23: '| {{price}} | $1,200 |' },
      'rules.md:23: "$1,200" is typed by hand',
    ],
    [
      'a time by hand',
      { 9: '{{mail}} within\n5 business days.' },
      'rules.md:10: "5 business days" is typed by hand',
    ],
    ['a share by hand', { 9: '{{mail}} plus 10% of it.' }, 'rules.md:9: "10%" is typed by hand'],
    [
      'no summary',
      { 13: 'What the second part says.' },
      'rules.md:11: a section begins with its summary',
    ],
    ['a summary of two sentences', { 7: '> One. Two.' }, 'rules.md:7: a summary is one sentence'],
    [
      'a mention of nothing',
      { 9: 'As section 2.7 says. {{mail}}' },
      'rules.md:9: there is no #section-2-7 to link to',
    ],
    [
      'a link into nothing',
      { 9: '[{{mail}}](/rules#section-9)' },
      'rules.md:9: there is no /rules#section-9 to link to',
    ],
    ['HTML', { 9: '{{mail}} <b>now</b>' }, 'rules.md:9: html is not text'],
    ['code', { 9: '{{mail}} `now`' }, 'rules.md:9: inlineCode is not text'],
    ['a deeper heading', { 9: '#### {{mail}}' }, 'rules.md:9: heading does not belong here'],
    ['a table without caption', { 19: 'Prices' }, 'rules.md:21: a table needs a caption'],
    ['no title', { 1: 'Rules' }, 'rules.md:1: the text begins with its title'],
  ])('%s', (_, changes, message) => {
    expect(() => load(changes)).toThrow(message);
  });

  test('a fact that nothing uses, by its name', () => {
    expect(() => load({}, { ...FACTS, spare: 'x' })).toThrow(
      'src/legal: no text uses {{spare}}; use it, or delete it from facts.ts or price-facts.ts',
    );
  });

  test('everything at once, in the order of the lines', () => {
    expect(() => load({ 3: '{{a}}', 17: '{{b}}' })).toThrow(
      /rules\.md:1: .*\n.*rules\.md:3: .*{{a}}.*\n.*rules\.md:17: .*{{b}}.*\n.*no text uses {{name}}/,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { plainText } from '#lib/numbered-document.ts';
import { loadDocuments } from '#features/legal/load-documents.ts';

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

/** What is wrong in which lines of a text, and what is said of it. */
const WRONG: readonly [changes: Record<number, string>, message: string][] = [
  [{ 3: 'By {{nmae}} and {{name}}.' }, '3: there is no fact {{nmae}}'],
  [{ 3: 'By {{name}} and {{name.' }, '3: a fact is not closed'],
  [{ 11: '## Second' }, '11: a heading begins with its number'],
  [
    { 11: '## 3. Second', 15: '### 3.1 Prices', 9: '{{mail}}' },
    '11: this is section 3, but section 2 belongs here',
  ],
  [
    { 15: '### 2.2 Prices', 9: '{{mail}}' },
    '15: this is section 2.2, but section 2.1 belongs here',
  ],
  [
    { 11: '', 13: '', 15: '', 9: '{{mail}}' },
    '5: the text ends here with 1 sections; it must have 2',
  ],
  [{ 17: 'Last updated.' }, '1: the text does not say when it was last updated'],
  [{ 17: '{{legal.updated}}, not July 4, 2025.' }, '17: "July 4, 2025" is typed by hand'],
  [{ 17: '{{legal.updated}} (2025-07-04).' }, '17: "2025-07-04" is typed by hand'],
  [{ 23: '| {{price}} | $1,200 |' }, '23: "$1,200" is typed by hand'],
  [{ 9: '{{mail}} within\n5 business days.' }, '10: "5 business days" is typed by hand'],
  [{ 9: '{{mail}} plus 10% of it.' }, '9: "10%" is typed by hand'],
  [{ 13: 'What the second part says.' }, '11: a section begins with its summary'],
  [{ 7: '> One. Two.' }, '7: a summary is one sentence'],
  [{ 9: 'As section 2.7 says. {{mail}}' }, '9: there is no #section-2-7 to link to'],
  [{ 9: '[{{mail}}](/rules#section-9)' }, '9: there is no /rules#section-9 to link to'],
  [{ 9: '{{mail}} <b>now</b>' }, '9: html is not text'],
  [{ 9: '{{mail}} `now`' }, '9: inlineCode is not text'],
  [{ 9: '#### {{mail}}' }, '9: heading does not belong here'],
  [{ 19: 'Prices' }, '21: a table needs a caption'],
  [{ 1: 'Rules' }, '1: the text begins with its title'],
];

describe('what is wrong', () => {
  test('is named with file and line', () => {
    for (const [changes, message] of WRONG)
      expect.soft(() => load(changes)).toThrow(`rules.md:${message}`);
  });

  test('is named at once, in the order of the lines, and what nothing uses after it', () => {
    expect(() => load({ 3: '{{a}}', 17: '{{b}}' }, { ...FACTS, spare: 'x' })).toThrow(
      /rules\.md:1: .*\n.*rules\.md:3: .*{{a}}.*\n.*rules\.md:17: .*{{b}}.*\n.*no text uses {{name}}.*\n[^]*no text uses {{spare}}/,
    );
  });
});

import type { MdastNode } from 'satteri';
import { describe, expect, test } from 'vitest';
import { createLegalDocuments, loadDocuments } from '#features/legal/documents.ts';
import { wordsOf } from '#features/legal/parse-nodes.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

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
  '**Prices**', // 17
  '',
  '| What | Price |', // 19
  '| --- | --- |',
  '| This | {{price}} |', // 21
];
const FACTS = { name: 'Acme', mail: 'a@b.example', price: '$5' };

/** Loads {@link GOOD} with `changes` by line number, filled in with `facts`. */
function load(changes: Record<number, string> = {}, facts: Record<string, string> = FACTS) {
  const markdown = GOOD.map((line, index) => changes[index + 1] ?? line).join('\n');
  const rules = { file: 'rules.md', path: '/rules', markdown };
  return loadDocuments({ rules }, facts, 'https://www.acme.example').rules;
}

/** The words of a table, row by row. */
const rowsOf = (table: MdastNode | undefined) =>
  table?.type === 'table' ? table.children.map((row) => row.children.map(wordsOf)) : [];

describe('a good document', () => {
  test('is read as title, introduction and sections with their ids', () => {
    const { title, introduction, sections } = load();
    expect([title, introduction]).toEqual(['Rules', 'Issued by Acme.']);
    expect(
      sections.map(({ id, title: name, summary }) => [id, name, ...summary.map(wordsOf)]),
    ).toEqual([
      ['section-1', 'First', 'What the first part says.'],
      ['section-2', 'Second', 'What the second part says.'],
    ]);
    expect(sections[1]?.blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'table']);
  });

  test('repeats a row of a table for every name among the facts', () => {
    const facts = { ...FACTS, 'plan.a.name': 'A', 'plan.a.price': '$1', 'plan.b.name': 'B' };
    const row = '| {{plan.each.name}} | {{plan.each.price}} of {{price}} |';
    const { sections } = load({ 21: row }, { ...facts, 'plan.b.price': '$2' });
    expect(rowsOf(sections[1]?.blocks[2]).slice(1)).toEqual([
      ['A', '$1 of $5'],
      ['B', '$2 of $5'],
    ]);
  });

  test('links a mention of a section to it, and fills in addresses', () => {
    const [paragraph] = load().sections[0]?.blocks ?? [];
    const parts = paragraph?.type === 'paragraph' ? paragraph.children : [];
    expect(parts.map((part) => [wordsOf(part), part.type === 'link' ? part.url : null])).toEqual([
      ['As ', null],
      ['section\u00a02.1', '#section-2-1'],
      [' says, write to ', null],
      ['a@b.example', 'mailto:a@b.example'],
      ['.', null],
    ]);
  });

  test('gives facts that look like Markdown no meaning', () => {
    const { sections } = load({}, { ...FACTS, price: '*$5* | `x`' });
    expect(rowsOf(sections[1]?.blocks[2])).toEqual([
      ['What', 'Price'],
      ['This', '*$5* | `x`'],
    ]);
  });
});

/** What is wrong in which lines of a text, and what is said of it. */
const WRONG: readonly [changes: Record<number, string>, message: string][] = [
  [{ 1: 'Rules' }, '1: the text begins with its title'],
  [{ 3: 'By {{nmae}} and {{name}}.' }, '3: there is no fact {{nmae}}'],
  [{ 3: 'By {{name}}\nand {{name.' }, '4: there is no fact {{name.'],
  [{ 21: '| {{none.each.name}} | {{price}} |' }, '21: there is no fact {{none.each.name}}'],
  [{ 11: '## Second' }, '11: the heading that belongs here begins with "## 2. "'],
  [{ 11: '## 3. Second' }, '11: the heading that belongs here begins with "## 2. "'],
  [{ 15: '### 2.2 Prices' }, '15: the heading that belongs here begins with "### 2.1 "'],
  [{ 15: '#### 2.1 Prices' }, '15: the heading that belongs here begins with "### 2.1 "'],
  [{ 13: 'What the second part says.' }, '11: a section begins with its summary'],
  [{ 15: '> More.' }, '15: a summary is right below'],
  [{ 17: 'Prices' }, '19: a table needs a caption'],
  [{ 9: 'As section 2.7 says. {{mail}}' }, '9: there is no /rules#section-2-7 to link to'],
  [{ 9: '[{{mail}}](/rules#section-9)' }, '9: there is no /rules#section-9 to link to'],
  [{ 9: '{{mail}} <b>now</b>' }, '9: html has no place here'],
  [{ 9: '{{mail}} `now`' }, '9: inlineCode has no place here'],
  [{ 9: '- {{mail}}\n  - now' }, '10: list has no place here'],
];

describe('what is wrong', () => {
  test('is named with file and line', () => {
    for (const [changes, message] of WRONG)
      expect.soft(() => load(changes)).toThrow(`src/features/legal/rules.md:${message}`);
  });

  test('is named at once, in the order of the lines, and what nothing uses after it', () => {
    expect(() => load({ 1: 'Rules', 3: '{{a}}', 9: '{{b}}' }, { ...FACTS, spare: 'x' })).toThrow(
      /rules\.md:1: .*\n.*rules\.md:3: .*{{a}}.*\n.*rules\.md:9: .*{{b}}.*\n.*no legal text uses {{name}}[^]*{{spare}}/,
    );
  });
});

test('the privacy policy names the host of reports, and speaks of none without one', () => {
  const env = parseEnv(PRODUCTION_ENV);
  const privacyOf = (from: typeof env) => JSON.stringify(createLegalDocuments(from).privacy);
  const reportingUrl = 'https://reports.acme-vendor.com/p';
  expect(privacyOf({ ...env, reportingUrl })).toContain('send a report to reports.acme-vendor.com');
  expect(privacyOf(env)).not.toContain('send a report');
});

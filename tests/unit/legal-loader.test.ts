import { describe, expect, test } from 'vitest';
import { createLegalDocuments, loadDocuments } from '#features/legal/documents.ts';
import { wordsOf } from '#features/legal/parse-nodes.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

/** A document of two sections with nothing wrong, line by line, so that a test can break one line. */
const GOOD = [
  '# Rules', // 1
  'Issued by {{name}}.', // 2
  '## 1. First', // 3
  '> What the first part says.', // 4
  '',
  'As section 2.1 says, write to [{{mail}}](mailto:{{mail}}).', // 6
  '## 2. Second', // 7
  '> What the second part says.', // 8
  '### 2.1 Prices', // 9
  '**Prices**', // 10
  '',
  '| What | Price |', // 12
  '| --- | --- |',
  '| This | {{price}} |', // 14
];
const FACTS = { name: 'Acme', mail: 'a@b.example', price: '$5' };

/** Loads {@link GOOD} with `changes` by line number, filled in with `facts`. */
function load(changes: Record<number, string> = {}, facts: Record<string, string> = FACTS) {
  const markdown = GOOD.map((line, index) => changes[index + 1] ?? line).join('\n');
  const rules = { file: 'rules.md', path: '/rules', markdown };
  return loadDocuments({ rules }, facts, 'https://www.acme.example').rules;
}

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
    expect(sections[1]?.blocks.map(wordsOf).at(-1)).toContain('This*$5* | `x`');
  });
});

/** What is wrong in which lines of a text, and what is said of it. */
const WRONG: readonly [changes: Record<number, string>, message: string][] = [
  [{ 1: 'Rules' }, '1: the text begins with its title'],
  [{ 2: 'By {{nmae}} and {{name}}.' }, '2: there is no fact {{nmae}}; correct its name, or add it'],
  [{ 2: 'By {{name}}\nand {{name.' }, '3: there is no fact {{name.'],
  [{ 14: '| {{none.each.name}} | {{price}} |' }, '14: there is no fact {{none.each.name}}'],
  [{ 7: '## Second' }, '7: the heading that belongs here begins with "## 2. "'],
  [{ 7: '## 3. Second' }, '7: the heading that belongs here begins with "## 2. "'],
  [{ 9: '### 2.2 Prices' }, '9: the heading that belongs here begins with "### 2.1 "'],
  [{ 9: '#### 2.1 Prices' }, '9: the heading that belongs here begins with "### 2.1 "'],
  [{ 8: 'What the second part says.' }, '7: a section begins with its summary'],
  [{ 9: '\n> More.' }, '10: a summary is right below'],
  [{ 10: 'Prices' }, '12: a table needs a caption'],
  [{ 6: 'As section 2.7 says. {{mail}}' }, '6: there is no /rules#section-2-7 to link to'],
  [{ 6: '[{{mail}}](/rules#section-9)' }, '6: there is no /rules#section-9 to link to'],
  [{ 6: '{{mail}} <b>now</b>' }, '6: html has no place here'],
  [{ 6: '{{mail}} `now`' }, '6: inlineCode has no place here'],
  [{ 6: '- {{mail}}\n  - now' }, '7: list has no place here'],
];

test('what is wrong is named with file and line', () => {
  for (const [changes, message] of WRONG)
    expect.soft(() => load(changes)).toThrow(`src/features/legal/rules.md:${message}`);
});

test('all that is wrong is named at once, in the order of the lines, and what nothing uses after it', () => {
  expect(() => load({ 1: 'Rules', 2: '{{a}}', 6: '{{b}}' }, { ...FACTS, spare: 'x' })).toThrow(
    /rules\.md:1: .*\n.*rules\.md:2: .*{{a}}.*\n.*rules\.md:6: .*{{b}}.*\n.*no legal text uses {{name}}[^]*{{spare}}/,
  );
});

test('the privacy policy names the host of reports, and speaks of none without one', () => {
  const env = parseEnv(PRODUCTION_ENV);
  const privacyOf = (from: typeof env) => JSON.stringify(createLegalDocuments(from).privacy);
  const reportingUrl = 'https://reports.acme-vendor.com/p';
  expect(privacyOf({ ...env, reportingUrl })).toContain('send a report to reports.acme-vendor.com');
  expect(privacyOf(env)).not.toContain('send a report');
});

/** What the policy says only without a counter of visits, and only with one. */
const UNCOUNTED = [
  'tracks nobody',
  'No analytics and no trackers',
  'uses no analytics, no advertising pixels, no fingerprinting',
  'Nothing from others before',
  'Our pages load nothing from other hosts before you click',
  'Because this website does not track you',
  'nothing changes when you send it',
];
const COUNTED = [
  'the little that every website receives, and how often its pages are viewed',
  'counts visits without following anyone',
  'A count of visits, and no trackers',
  'your browser tells acme.goatcounter.com which page it is',
  'It never tells what you search for or enter.',
  'uses no advertising pixels, no session recording',
  'Nothing else from others before',
  'Do Not Track signal or the Global Privacy Control, this website sends nothing to the counter',
  'hosting, counting of visits, messaging',
  'As long as its host needs it; for the count of visits, up to eight hours',
  'Logins and actions in the services; views of pages of this website',
  'Hosting, counting of visits and security providers',
];

test.each([
  ['no counter', undefined, UNCOUNTED, COUNTED],
  ['a counter', 'https://acme.goatcounter.com/count', COUNTED, UNCOUNTED],
] as const)('with %s of visits, the privacy policy says that', (_, analyticsUrl, said, unsaid) => {
  const { sections } = createLegalDocuments({ ...parseEnv(PRODUCTION_ENV), analyticsUrl }).privacy;
  const text = sections
    .flatMap(({ title, summary, blocks }) => [title, ...[...summary, ...blocks].map(wordsOf)])
    .join('\n');
  for (const words of said) expect.soft(text).toContain(words);
  for (const words of unsaid) expect.soft(text).not.toContain(words);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibilityChecked } from '#data/company.ts';
import { content } from '#features/accessibility/content.ts';
import { formatIsoDate } from '#lib/format.ts';

const FILES: Readonly<Record<string, string>> = {
  matrix: 'tests/e2e/support/page-matrix.ts',
  axe: 'tests/e2e/support/accessibility.ts',
  states: 'tests/e2e/open-states.test.ts',
  dialogs: 'tests/e2e/dialogs.test.ts',
  menus: 'tests/e2e/navigation.test.ts',
  scripts: 'tests/e2e/no-script.test.ts',
  table: 'tests/e2e/plan-table.test.ts',
  engines: 'tests/engines/pages.test.ts',
  pages: 'tests/dist/pages.test.ts',
  links: 'tests/dist/links.test.ts',
  zoom: 'tests/e2e/zoom.test.ts',
};

/** The first words of each sentence of the statement, and the tests that prove it (file: title), or why none does. */
const PROOF = `
Everyone should | none: claims nothing
We checked it ourselves | none: says what nobody else did
Other companies’ pages | none: says what nobody did
The pages of this website meet | none: the report has the result of each criterion
The largest headings fit | zoom: and the largest headings a bit larger
Text contrast, keyboard focus | none: the report has the result of each criterion
Our developers check | none: says what nobody else did
No outside auditor | none: says what nobody did
No one who relies | none: says what nobody did
Section 508 | none: 36 CFR 1194, appendix A, E205.4, and Ontario Regulation 191/11, section 14, say so
A page that meets 2.2 | none: the abstract of WCAG 2.2 says so
For these pages, the exception | none: 1.4.4 is in both versions
Ask us for the report | none: it is in docs
We test every kind of page | matrix: describe.each(DEVICES)('on a $name'
Two test engines | matrix: is accessible in the light theme; matrix: satisfies IBM Equal Access; states: $name: is announced as reviewed, accessible
Axe checks up to | axe: wcag2aaa
In both themes | matrix: is accessible in the light theme; matrix: is accessible in the dark theme, which it takes on; axe: color-contrast-enhanced
Tab reaches everything | matrix: lets Tab reach everything, in the order of the page
A ring shows | matrix: shows what has the focus and its whole ring in any window
Escape closes | dialogs: closes with its button, Escape or a press outside it: frame gone, focus back; menus: closes on Escape, with the focus back on its button; menus: the platform dropdown opens by keyboard and closes by Escape
We review the names | matrix: is announced as reviewed; states: $name: is announced as reviewed
These tests do not run | none: says what nobody did
At 200% zoom, most words | zoom: most words of $path are nearly twice as large
Pages fit a window 320 | matrix: has tap targets of 44 pixels and no horizontal overflow at any width
No words are cut off | matrix: cuts off no words with more spacing or larger text
Buttons and links measure | matrix: has tap targets of 44 pixels and no horizontal overflow at any width
With reduced motion | matrix: is still for a visitor who prefers reduced motion
With forced colors | matrix: hides no words in forced colors
Pages show all their text | scripts: every page is whole; scripts: dropdown and call buttons lead on; scripts: the menu of a phone opens and leads on
The search, the plan filter | table: without JavaScript, the tables are whole and have no controls; scripts: controls that do nothing on
Every kind of page runs | engines: complains about nothing and needs no sideways scroll
Some pages and dialogs show | matrix: requests nothing from other hosts but its own frame
We don’t test what | none: says what nobody did
Booking calendars, forms | none: the privacy policy, section 5, names them
We have not tested them | none: says what nobody did
They run on a system separate | links: frames the page of the same path on the connect host
We have not tested what | none: says what nobody did
This website tells you when | pages: frames count as slow after 8 seconds, and say what has loaded, what failed
You can also open | pages: say what has loaded, what failed and what a new tab would open
Or call or email | none: claims nothing
If something keeps you | none: claims nothing
Say which page | none: claims nothing`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const { head, standard, checks, limits, contact } = content;
const claimed = [
  ...[head.introduction, head.note],
  ...[standard, checks, limits].flatMap(({ lead, claims }) => [
    lead,
    ...Object.values<{ text: string }>(claims).map(({ text }) => text),
  ]),
  contact.lead,
].flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()));

test('every sentence of the statement has its test, or a reason to need none', () => {
  const words = claimed.map((sentence, index) => {
    const [first = ''] = PROOF[index] ?? [];
    return first && sentence.startsWith(first) ? first : sentence;
  });
  expect(words).toEqual(PROOF.map(([first]) => first));
  const tests = PROOF.flatMap(([, proof = '']) => proof.split('; '))
    .filter((proof) => !proof.startsWith('none: '))
    .map((proof) => /^(\w+): (.+)$/.exec(proof) ?? []);
  expect(tests.length).toBeGreaterThan(20);
  const gone = tests.filter(
    ([, file = '', title = '?']) => !readFileSync(FILES[file] ?? '', 'utf8').includes(title),
  );
  expect(gone).toEqual([]);
});

/** The success criteria of WCAG 2.2, without 4.1.1, which it removed. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};
const BEYOND = ['1.4.6', '2.4.9', '2.4.10', '2.4.12', '2.4.13', '2.5.5'];

test('the conformance report has each criterion once, names tests that exist, and the statement claims no more', () => {
  const report = readFileSync('docs/accessibility-conformance-report.md', 'utf8');
  const rowsOf = (level: string) =>
    [
      ...(report.split(`, Level ${level}\n`)[1]?.split('\n#')[0] ?? '').matchAll(
        /^\| (\d\.\d\.\d+) ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm,
      ),
    ].map(([, number = '', name = '', result = '', remark = '']) => ({
      ...{ number, name, result, remark },
    }));
  const required = [...rowsOf('A'), ...rowsOf('AA')];
  for (const [level, numbers] of Object.entries(CRITERIA))
    expect(
      rowsOf(level).map(({ number }) => number),
      level,
    ).toEqual(numbers.split(' '));
  expect(
    required.filter(({ result }) => !/^(Supports|Partially Supports|Not Applicable)$/.test(result)),
  ).toEqual([]);
  const partly = required.filter(({ result }) => result.startsWith('Partially'));
  expect(partly.filter(({ name }) => !claimed.some((said) => said.includes(name)))).toEqual([]);
  const supported = rowsOf('AAA').filter(({ result }) => result === 'Supports');
  expect(supported.map(({ number }) => number)).toEqual(expect.arrayContaining(BEYOND));
  const untested = required.filter(
    ({ result, remark }) => result !== 'Not Applicable' && !remark.includes('`'),
  );
  expect(untested.map(({ number }) => number)).toEqual([]);
  const files = [...report.matchAll(/`((?:tests|src)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(report).toContain(`Report date: ${formatIsoDate(accessibilityChecked)}`);
});

import postcss from 'postcss';
import svgpath from 'svgpath';
import { describe, expect, test } from 'vitest';
import { constantTokens } from '#build/css/constant-tokens.ts';
import { finishPage, scriptWordsOf } from '#build/css/finish-pages.ts';
import { createRenamer } from '#build/css/page-class-names.ts';
import { withRelativePaths } from '#build/css/relative-paths.ts';
import { purge, wordsOf } from '#build/css/purge.ts';

describe('a style that a page cannot use is removed', () => {
  const words = wordsOf('<p class="a dark" fill="var(--painted)">x</p>');
  const purged = (css: string) => {
    const sheet = postcss.parse(css);
    purge(sheet, words);
    return String(sheet);
  };

  test.each([
    ['a rule', '.b{top:0}.a{top:0}', '.a{top:0}'],
    ['a selector', '.b p,.a p{top:0}', '.a p{top:0}'],
    ['a condition that holds nothing else', '@media (width>1px){.b{top:0}}p{top:0}', 'p{top:0}'],
    ['a layer that holds nothing else', '@layer x{@media print{.b{top:0}}}p{top:0}', 'p{top:0}'],
    ['a property that nothing reads', '.a{--x:1;top:0}', '.a{top:0}'],
    ['a property that only an unread one reads', '.a{--x:1;--y:var(--x);top:0}', '.a{top:0}'],
    ['a list of which it can use nothing', ':is(.b,.c) p,.a:where(.b){top:0}p{top:0}', 'p{top:0}'],
    ['a choice beside a class that it cannot use', '.b :is(.a,p){top:0}p{top:0}', 'p{top:0}'],
    ['a rule of unread properties', '.a{--x:1}p{top:0}', 'p{top:0}'],
    ['an animation that nothing plays', '@keyframes turn{to{top:0}}p{top:0}', 'p{top:0}'],
    ['one that it cannot play', '.b{animation:turn}@keyframes turn{to{top:0}}p{top:0}', 'p{top:0}'],
  ])('%s', (_, css, left) => {
    expect(purged(css)).toBe(left);
  });

  test.each([
    'p:not(.b){top:0}',
    ':is(.a, .b) p{top:0}',
    '.a:where(:has(.b, .a), .c){top:0}',
    'p:has(> .b, > .a){top:0}',
    ':is(:not(.b), .c) p{top:0}',
    '.dark .a:hover{top:0}',
    '@layer x,y;',
    ':root{--painted:red}',
    '.a{--x:1;top:var(--x)}',
    '.a{--x:1}@container style(--x:1){.a{top:0}}',
    'main{timeline-scope:--last}',
    '.a{animation:turn 1s}@keyframes turn{50.5%{top:0}}',
    '.a{animation:turn-on var(--t)}.a{--t:1s}@keyframes turn-on{to{top:0}}',
    '@keyframes dark{to{top:0}}',
  ])('%s stays', (css) => {
    expect(purged(css)).toBe(css);
  });
});

describe('class names become short', () => {
  const html =
    '<style>._a-b_c{animation:_2b3c4}@keyframes _2b3c4{}._Abcde{}.dark{}</style>' +
    '<link href="/_other"><p class="_a-b_c dark _Abcde">x</p>';
  const rename = (words: string[]) => createRenamer(html, new Set(words))(html);

  test('in the order of the page, in styles as in elements; others and those of scripts stay', () => {
    expect(rename([])).toBe(
      '<style>.a{animation:b}@keyframes b{}.c{}.dark{}</style><link href="/_other"><p class="a dark c">x</p>',
    );
    expect(rename(['_Abcde'])).toContain('<p class="a dark _Abcde">');
  });

  test('and differ, however many there are', () => {
    const names = Array.from({ length: 2_000 }, (_, place) => `_${String(place).padStart(5, '0')}`);
    const styles = `<style>${names.map((name) => `.${name}{}`).join('')}</style>`;
    const short = createRenamer(styles, new Set())(styles).match(/\.[^{]+/g);
    expect(new Set(short).size).toBe(names.length);
    for (const name of short ?? []) expect(name).toMatch(/^\.[a-z][0-9a-z]{0,2}$/);
  });
});

describe('paths are written from point to point', () => {
  const relative = (data: string) => withRelativePaths(`<path fill="none" d="${data}">`);

  test('to the same points, with as many digits as they had', () => {
    expect(relative('M10 20L13 24H5V0Z')).toBe('<path fill="none" d="M10 20l3 4h-8v-24z">');
    expect(relative('M0.1 0.2C1.1 1.2 2.3 2.4 3.7 3.8S5.9 6 7.1 8.2')).toBe(
      '<path fill="none" d="M0.1 0.2c1 1 2.2 2.2 3.6 3.6s2.2 2.2 3.4 4.4">',
    );
  });

  test('and points do not drift, however many there are', () => {
    const far = Array.from({ length: 1_001 }, (_, step) => `L${step / 10} ${step / 10}`);
    const [, written = ''] = / d="([^"]+)"/.exec(relative(`M0 0${far.join('')}`)) ?? [];
    expect(svgpath(written).abs().round(1).toString()).toMatch(/100 100$/);
  });

  test('and nothing else is touched', () => {
    const html = '<p data-d="M10 20L13 24"> d="M10 20L13 24"</p><path class="a" pathLength="1">';
    expect(withRelativePaths(html)).toBe(html);
  });
});

const finish = (html: string, ...scriptWords: string[]) => finishPage(html, new Set(scriptWords));

test('the styles of a page become one, of what it or a script names', () => {
  const html =
    '<html><head><style>@layer a,b;</style><title>x</title><style>._aaaaa{top:0}._bbbbb{top:0}._ccccc{top:0}</style></head>' +
    '<body><p class="_bbbbb">x</p></body></html>';
  const finished =
    '<html><head><style>@layer a,b;\n._aaaaa{top:0}.a{top:0}</style><title>x</title></head>' +
    '<body><p class="a">x</p></body></html>';
  expect(finish(html, '_aaaaa')).toEqual({ page: finished, unsplit: finished });
});

test('a page keeps the words of its own scripts, through every import, and of no others', () => {
  const scripts = new Map([
    ['page.A-1.js', 'import("./a.js");"own"'],
    ['a.js', 'import"./page.A-1.js";"imported"'],
    ['island.js', 'import"./a.js";"foreign"'],
  ]);
  const words = scriptWordsOf('<script src="/_astro/page.A-1.js"></script>', scripts);
  expect([...words].filter((word) => /own|imported|foreign/.test(word))).toEqual([
    'own',
    'imported',
  ]);
  expect(scriptWordsOf('<p>No script</p>', scripts)).toEqual(new Set());
});

test('critical CSS is in the head, and the rest where the first screen ends, in valid HTML', () => {
  const html =
    '<!doctype html><html><head><style>.a{top:0}</style><style>.b>i{top:1px}.menu{top:2px}</style></head>' +
    '<body><header class="a"><details><p class="menu">x</p></details></header>' +
    '<main><p>x</p><template data-fold></template><p class="b"><i>x</i></p></main></body></html>';
  const { page, unsplit } = finish(html);
  expect(page).toContain('<head><style>.a{top:0}</style></head>');
  expect(page).toContain('<style>.b>i{top:1px}.menu{top:2px}</style></svg><p class="b">');
  expect(unsplit).toContain('<head><style>.a{top:0}\n.b>i{top:1px}.menu{top:2px}</style></head>');
});

test('styles inside of noscript are an error that says so', () => {
  expect(() => finish('<head><noscript><style>a{}</style></noscript></head>')).toThrow(
    'Write no style inside of noscript',
  );
});

test('a constant token is written where it is named; another value elsewhere is an error', () => {
  const process = (css: string, from = 'src/ui/Card.module.css') =>
    postcss([constantTokens()]).process(css, { from }).css;
  for (const reference of ['var(--space-4)', 'var(\n  --space-4\n)'])
    expect(process(`.a{width:${reference}}`)).toMatch(/^\.a\{width:[\d.]+rem\}$/);
  expect(process(':root{--space-4: 0.25rem}', 'src/theme/scales.css')).not.toContain('--space-4');
  expect(() => process('.a{--space-4: 1px}')).toThrow(
    /src\/ui\/Card\.module\.css:1:4: --space-4 is a constant of src\/theme/,
  );
});

test('an island is not named after the folder of the project', () => {
  const page = (island: string) => `<head><style></style></head><astro-island ${island}>x`;
  expect(finish(page('uid="1BkbFl" prefix="r15"')).page).toBe(page('prefix="r15"'));
});

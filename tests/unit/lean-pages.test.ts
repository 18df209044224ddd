import { describe, expect, test } from 'vitest';
import { leanPage } from '#config/lean-pages.ts';
import { shortenClassNames } from '#config/page-class-names.ts';
import { withoutUnusedStyles, wordsOf } from '#config/unused-styles.ts';

describe('a style that a page cannot use goes', () => {
  const words = wordsOf('<p class="a dark" fill="var(--painted)">x</p>');
  const lean = (css: string) => withoutUnusedStyles(css, words);

  test.each([
    ['a rule', '.b{top:0}.a{top:0}', '.a{top:0}'],
    ['a selector', '.b p,.a p{top:0}', '.a p{top:0}'],
    ['a condition that holds nothing else', '@media (width>1px){.b{top:0}}p{top:0}', 'p{top:0}'],
    ['a layer that holds nothing else', '@layer x{@media print{.b{top:0}}}p{top:0}', 'p{top:0}'],
    ['a property that nothing reads', '.a{--x:1;top:0}', '.a{top:0}'],
    ['a property that only an unread one reads', '.a{--x:1;--y:var(--x);top:0}', '.a{top:0}'],
    ['a rule of unread properties', '.a{--x:1}p{top:0}', 'p{top:0}'],
  ])('%s', (_, css, left) => {
    expect(lean(css)).toBe(left);
  });

  test.each([
    'p:not(.b){top:0}',
    '.dark .a:hover{top:0}',
    '@layer x,y;',
    ':root{--painted:red}',
    '.a{--x:1;top:var(--x)}',
    '.a{--x:1}@container style(--x:1){.a{top:0}}',
    'main{timeline-scope:--last}',
    '@keyframes turn{50.5%{top:0}}',
  ])('%s stays', (css) => {
    expect(lean(css)).toBe(css);
  });
});

describe('class names become short', () => {
  const html =
    '<style>._q4b_0{animation:_q4b_1}@keyframes _q4b_1{}._abc_2{}.dark{}</style>' +
    '<link href="/_zzz_0"><p class="_q4b_0 dark _abc_2">x</p>';

  test('in the order of the page, in styles as in elements; other names stay', () => {
    expect(shortenClassNames(html, new Set())).toBe(
      '<style>.a{animation:b}@keyframes b{}.c{}.dark{}</style><link href="/_zzz_0"><p class="a dark c">x</p>',
    );
  });

  test('unless a script knows them', () => {
    expect(shortenClassNames(html, new Set(['_abc_2']))).toContain('<p class="a dark _abc_2">');
  });

  test('and differ, however many there are', () => {
    const names = Array.from({ length: 2_000 }, (_, place) => `_abc_${place.toString(36)}`);
    const styles = names.map((name) => `.${name}{}`).join('');
    const short = shortenClassNames(`<style>${styles}</style>`, new Set()).match(/\.[^{]+/g);
    expect(new Set(short).size).toBe(names.length);
    for (const name of short ?? []) expect(name).toMatch(/^\.[a-z][0-9a-z]{0,2}$/);
  });
});

test('the styles of a page become one, of what it or a script names', () => {
  const html =
    '<html><head><style>@layer a,b;</style><title>x</title><style>._abc_0{top:0}._abc_1{top:0}._abc_2{top:0}</style></head>' +
    '<body><p class="_abc_1">x</p></body></html>';
  expect(leanPage(html, new Set(['_abc_0']))).toBe(
    '<html><head><style>@layer a,b;\n._abc_0{top:0}.a{top:0}</style><title>x</title></head>' +
      '<body><p class="a">x</p></body></html>',
  );
});

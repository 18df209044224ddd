import postcss from 'postcss';
import svgpath from 'svgpath';
import { describe, expect, test } from 'vitest';
import { constantTokens } from '#build/css/constant-tokens.ts';
import { leanPage } from '#build/css/finish-pages.ts';
import { shortenClassNames } from '#build/css/page-class-names.ts';
import { withRelativePaths } from '#build/css/relative-paths.ts';
import { withoutUnusedStyles, wordsOf } from '#build/css/purge.ts';

describe('a style that a page cannot use is removed', () => {
  const words = wordsOf('<p class="a dark" fill="var(--painted)">x</p>');
  const lean = (css: string) => withoutUnusedStyles(css, words);

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
  ])('%s', (_, css, left) => {
    expect(lean(css)).toBe(left);
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

describe('paths are written from point to point', () => {
  const relative = (data: string) => withRelativePaths(`<path fill="none" d="${data}">`);

  test('to the same points, with as many digits as they had', () => {
    expect(relative('M10 20L13 24H5V0Z')).toBe('<path fill="none" d="M10 20l3 4h-8v-24z">');
    expect(relative('M0.1 0.2C1.1 1.2 2.3 2.4 3.7 3.8S5.9 6 7.1 8.2')).toBe(
      '<path fill="none" d="M0.1 0.2c1 1 2.2 2.2 3.6 3.6s2.2 2.2 3.4 4.4">',
    );
  });

  test('and points do not drift, however many there are', () => {
    const far = Array.from(
      { length: 1_000 },
      (_, step) => `L${(step + 1) / 10} ${(step + 1) / 10}`,
    );
    const [, written = ''] = / d="([^"]+)"/.exec(relative(`M0 0${far.join('')}`)) ?? [];
    expect(svgpath(written).abs().round(1).toString()).toMatch(/100 100$/);
  });

  test('and nothing else is touched', () => {
    const html = '<p data-d="M10 20L13 24"> d="M10 20L13 24"</p><path class="a" pathLength="1">';
    expect(withRelativePaths(html)).toBe(html);
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

describe('a constant token', () => {
  const process = (css: string, from: string) =>
    postcss([constantTokens()]).process(css, { from }).css;

  test.each(['var(--space-4)', 'var(\n  --space-4\n)'])(
    'is written where %j names it',
    (reference) => {
      expect(process(`.a{width:${reference}}`, 'src/ui/Card.module.css')).toMatch(
        /^\.a\{width:[\d.]+rem\}$/,
      );
    },
  );

  test('leaves the file that declares it', () => {
    expect(process(':root{--space-4: 0.25rem}', 'src/theme/scales.css')).not.toContain('--space-4');
  });

  test('with another value elsewhere is an error that names the file', () => {
    expect(() => process('.a{--space-4: 1px}', 'src/ui/Card.module.css')).toThrow(
      /src\/ui\/Card\.module\.css:1:4: --space-4 is a constant of src\/theme/,
    );
  });
});

test('an island is not named after the folder of the project', () => {
  const page = (island: string) => `<head><style></style></head><astro-island ${island}>x`;
  const lean = leanPage(page('uid="1BkbFl" prefix="r15"'), new Set());
  expect(lean).toBe(page('prefix="r15"'));
});

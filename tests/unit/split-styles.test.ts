import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { putStylesByNeed } from '#build/css/first-screen.ts';
import { splitStyles } from '#build/css/critical-css.ts';

const $ = load(
  '<header class="a"><details><p class="menu">x</p></details></header><main><p class="b c" title="(all) of it.pdf">x</p><p class="c d">x</p></main>',
);
const first = new Set($('html, body, header, .b').toArray());
const split = (css: string) => splitStyles(css, $, first);

describe('styles are split', () => {
  test('into what the first screen needs, and the others', () => {
    expect(split('.b{color:red}.d{color:blue}')).toEqual({
      needed: '.b{color:red}',
      others: '.d{color:blue}',
    });
  });

  test('inside their layers and conditions', () => {
    const css = '@layer x{@media (width>1px){.b{top:0}.d{top:1px}}}';
    expect(split(css)).toEqual({
      needed: '@layer x{@media (width>1px){.b{top:0}}}',
      others: '@layer x{@media (width>1px){.d{top:1px}}}',
    });
  });

  test('whole where all of it is needed, or nothing', () => {
    for (const css of [
      '.b:hover{color:red}',
      '.dark .b::before{color:red}',
      '.b:after{color:red}',
      'header:has(:checked) .missing,.b{color:red}',
      '.b:not(:hover){color:red}',
      "[title$='.pdf']{color:red}",
      'p[title="(all) of it.pdf"]{color:red}',
      '.b[title*=")"]{color:red}',
      '@font-face{font-family:x}',
      '.b:unheard-of(1){color:red}',
      // Scripts may set any attribute.
      '.b[open]{color:red}',
      ".b[aria-expanded='true']{color:red}",
      "[data-state='a > b'] .b{color:red}",
      'header:has([aria-pressed=true])~main>.b{color:red}',
      '.b:is([hidden],[inert]){color:red}',
      'body [open] > .b{color:red}',
    ])
      expect.soft(split(css)).toEqual({ needed: css, others: '' });
    for (const css of [
      '@media print{.b{color:red}}',
      '.d:hover{color:red}',
      '.d:after{color:red}',
      '.d[aria-current]{color:red}',
      '@keyframes turn{to{top:0}}',
    ])
      expect.soft(split(css)).toEqual({ needed: '', others: css });
  });

  test('with the keyframes of an animation that is seen', () => {
    const css = '@keyframes turn{to{top:0}}.b{animation:turn 1s}';
    expect(split(css).needed).toBe(css);
  });

  test('so that no rule overrides one that came after it', () => {
    // Both style the second paragraph, and `.c` is needed for the first.
    const css = '.d{padding-top:1px}.c{padding:0}';
    expect(split(css)).toEqual({ needed: css, others: '' });
  });

  test('so that no rule overrides one that came after it, once a script sets its attribute', () => {
    const css = '[data-filtered] .d{padding-top:1px}.c{padding:0}';
    expect(split(css)).toEqual({ needed: css, others: '' });
  });

  test('apart where layers decide anyway, or other properties are set', () => {
    const css = '@layer x{.d{padding-top:1px}}@layer y{.c{padding:0}}';
    expect(split(css).needed).toBe('@layer y{.c{padding:0}}');
    expect(split('.d{color:red}.c{padding:0}').needed).toBe('.c{padding:0}');
  });
});

test('the other styles are where the first screen ends, in valid HTML', () => {
  const html =
    '<!doctype html><html><head><style>.a{top:0}.b>i{top:1px}.menu{top:2px}</style></head>' +
    '<body><header class="a"><details><p class="menu">x</p></details></header>' +
    '<main><p>x</p><template data-fold></template><p class="b"><i>x</i></p></main></body></html>';
  const ordered = putStylesByNeed(html, 'index.html');
  expect(ordered).toContain('<head><style>.a{top:0}</style></head>');
  expect(ordered).toContain('<style>.b>i{top:1px}.menu{top:2px}</style></svg><p class="b">');
});

test('a page whose head has its styles in several elements is an error that says so', () => {
  const html = '<head><style>a{}</style><style>b{}</style></head><template data-fold></template>';
  expect(() => putStylesByNeed(html, 'index.html')).toThrow(
    'index.html has 2 style elements in its head and needs one',
  );
});

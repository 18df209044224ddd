import { load } from 'cheerio';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { takeRest } from '#build/css/critical-css.ts';

const $ = load(
  '<header class="a"><details><p class="menu">x</p></details></header><main><p class="b c" title="(all) of it.pdf">x</p><p class="c d">x</p></main>',
);
const first = new Set($('html, body, header, .b').toArray());
const split = (css: string) => {
  const sheet = postcss.parse(css);
  const rest = String(takeRest(sheet, $, first));
  return { critical: String(sheet), rest };
};

describe('styles are split', () => {
  test('into what the first screen needs, and the others', () => {
    expect(split('.b{top:0}.d{left:0}')).toEqual({ critical: '.b{top:0}', rest: '.d{left:0}' });
    const animations = '@keyframes in{to{top:0}}@keyframes out{to{top:0}}';
    expect(split(`${animations}.b{animation:in}.d{animation:out}`)).toEqual({
      critical: '@keyframes in{to{top:0}}.b{animation:in}',
      rest: '@keyframes out{to{top:0}}.d{animation:out}',
    });
  });

  test('inside their layers and conditions', () => {
    const css = '@layer x{@media (width>1px){.b{top:0}.d{top:1px}}}';
    expect(split(css)).toEqual({
      critical: '@layer x{@media (width>1px){.b{top:0}}}',
      rest: '@layer x{@media (width>1px){.d{top:1px}}}',
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
      // An animation of the first screen.
      '@keyframes turn{to{top:0}}.b{animation:turn 1s}',
      // Both style the second paragraph, and `.c` is needed for the first: none may override one that came after it.
      '.d{padding-top:1px}.c{padding:0}',
      '[data-filtered] .d{padding-top:1px}.c{padding:0}',
    ])
      expect.soft(split(css)).toEqual({ critical: css, rest: '' });
    for (const css of [
      '@media print{.b{color:red}}',
      '.d:hover{color:red}',
      '.d:after{color:red}',
      '.d[aria-current]{color:red}',
      '@keyframes turn{to{top:0}}',
    ])
      expect.soft(split(css)).toEqual({ critical: '', rest: css });
  });

  test('apart where layers decide anyway, or other properties are set', () => {
    const css = '@layer x{.d{padding-top:1px}}@layer y{.c{padding:0}}';
    expect(split(css).critical).toBe('@layer y{.c{padding:0}}');
    expect(split('.d{color:red}.c{padding:0}').critical).toBe('.c{padding:0}');
  });
});

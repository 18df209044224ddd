import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { socialPictures } from '#copy/social-pictures.ts';
import { pictureFonts } from '#pictures/fonts.ts';
import { drawSocialCard } from '#pictures/social/draw.tsx';
import { setHeadline } from '#pictures/social/headline.ts';
import { customProperties, withTokens } from '#theme/token-values.ts';
import { testSite } from '#tests/test-site.ts';

const fonts = pictureFonts(fileURLToPath(new URL('../../src/pictures/fonts', import.meta.url)));

/** How many pixels in a box of the drawing differ from its top left corner, which is bare ground. */
function inkIn(svg: string, box: { x: number; y: number; width: number; height: number }): number {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [fonts.display.file, fonts.text.file] },
  }).render();
  const pixels = new Uint32Array(new Uint8Array(image.pixels).buffer);
  let ink = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (pixels[y * image.width + x] !== pixels[0]) ink += 1;
    }
  }
  return ink;
}

describe.each(socialPictures(testSite))('the picture of $route.path', (picture) => {
  const svg = drawSocialCard(picture, fonts);

  test('sets its headline, and keeps it off the edges', () => {
    const headline = { y: 142, height: 170 };
    expect(inkIn(svg, { x: 72, width: 1056, ...headline })).toBeGreaterThan(2000);
    expect(inkIn(svg, { x: 1132, width: 68, ...headline })).toBe(0);
    expect(inkIn(svg, { x: 0, width: 68, ...headline })).toBe(0);
  });

  test('has a drawing that reaches an edge, and no variable that nobody resolves', () => {
    expect(inkIn(svg, { x: 0, width: 1200, y: 400, height: 230 })).toBeGreaterThan(5000);
    expect(svg).not.toContain('var(');
  });
});

describe('a headline', () => {
  const set = (...lines: string[]) => setHeadline(lines, fonts.display);

  test('that fits stays on one line', () => {
    expect(set('Service catalog')).toEqual({ lines: ['Service catalog'], size: 88 });
  });

  test('that does not breaks after a comma if it has one, else in the middle', () => {
    expect(set('LinkedIn management, Level 1').lines).toEqual(['LinkedIn management,', 'Level 1']);
    expect(set('The whole business on one engine.').lines).toEqual([
      'The whole business',
      'on one engine.',
    ]);
  });

  test('in two lines keeps them, and is smaller if one is long', () => {
    const { lines, size } = set('An uncommonly long line about connections.', 'Short.');
    expect(lines).toEqual(['An uncommonly long line about connections.', 'Short.']);
    expect(size).toBeLessThan(88);
  });
});

describe('color tokens in a drawing', () => {
  const css = `@layer tokens { :root, .base { --bg: #eef6ec; /* --old: #000000 */ --gap: 2px; }
    .band, .inverse { --bg: #003233; --lane: #FF6A2B; } }`;

  test('are read from the rule of a selector', () => {
    expect(customProperties(css, ':root')).toEqual({ '--bg': '#eef6ec', '--gap': '2px' });
    expect(customProperties(css, '.band')).toEqual({ '--bg': '#003233', '--lane': '#FF6A2B' });
    expect(customProperties(css, '.night')).toEqual({});
  });

  test('take the place of their names, a known one before its fallback', () => {
    const tokens = { '--bg': '#003233' };
    expect(withTokens('<a fill="var(--bg)" stroke="var(--wire, var(--bg))"/>', tokens)).toBe(
      '<a fill="#003233" stroke="#003233"/>',
    );
    expect(() => withTokens('<a fill="var(--sky)"/>', tokens)).toThrow('--sky');
  });
});

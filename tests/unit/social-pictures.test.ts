import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { socialPictures } from '#seo/pictures/content.ts';
import { ticketWith } from '#seo/pictures/ticket.ts';
import { drawSocialCard, pictureFonts } from '#seo/pictures/social/draw.tsx';
import { customProperties, withTokens } from '#theme/token-values.ts';
import { testSite } from '#tests/test-site.ts';

const fonts = pictureFonts(fileURLToPath(new URL('../../src/seo/pictures/fonts', import.meta.url)));

type Box = { x: number; y: number; width: number; height: number };

/** Draws a picture at half its size, and counts the pixels of a box that differ from its top left corner, bare ground. */
function inkOf(svg: string): (box: Box) => number {
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: 0.5 },
    font: { loadSystemFonts: false, fontFiles: [fonts.display.file, fonts.text.file] },
  }).render();
  const pixels = new Uint32Array(new Uint8Array(image.pixels).buffer);
  return ({ x, y, width, height }) => {
    let ink = 0;
    for (let row = y / 2; row < (y + height) / 2; row += 1)
      for (let column = x / 2; column < (x + width) / 2; column += 1)
        if (pixels[row * image.width + column] !== pixels[0]) ink += 1;
    return ink;
  };
}

test('every picture sets its headline off the edges, has a drawing that reaches one, and resolves all variables', () => {
  const headline = { y: 142, height: 170 };
  const wrong = socialPictures(testSite).flatMap((picture) => {
    const svg = drawSocialCard(picture, fonts);
    const ink = inkOf(svg);
    const faults = {
      'no headline': ink({ x: 72, width: 1056, ...headline }) < 500,
      'a headline at the right edge': ink({ x: 1132, width: 68, ...headline }) > 0,
      'a headline at the left edge': ink({ x: 0, width: 68, ...headline }) > 0,
      'no drawing': ink({ x: 0, width: 1200, y: 400, height: 230 }) < 1250,
      'a variable': svg.includes('var('),
    };
    return Object.entries(faults).flatMap(([fault, is]) =>
      is ? [`${picture.route.path}: ${fault}`] : [],
    );
  });
  expect(wrong).toEqual([]);
});

test('a customer’s words stand in even lines on a ticket, if they fit and the font has their letters', () => {
  const ticket = (quote: string, name = 'Ana Cole') =>
    ticketWith({ quote, name, trade: 'Plumber' });
  const said = 'They text back before I’ve climbed down.';
  expect(ticket(said)?.lines).toEqual(['“They text back before', 'I’ve climbed down.”']);
  expect(ticket(said, 'm'.repeat(58))?.who).toBe('m'.repeat(58));
  expect(ticket(said, 'Zoë Cole')).toBeUndefined();
  expect(ticket(`${'all the words '.repeat(20)}end.`)).toBeUndefined();

  const wide = ticket('We know who comes home tomorrow, and we know when Mommy comes home, too.');
  const svg = drawSocialCard({ headline: ['One'], motif: 'lanes', ticket: wide }, fonts);
  const ink = inkOf(svg.replace(/(rx="10" )fill="[^"]*"/g, '$1'));
  expect(ink({ x: 116, y: 346, width: 968, height: 90 })).toBeGreaterThan(1000);
  expect(ink({ x: 1084, y: 346, width: 116, height: 90 })).toBe(0);
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

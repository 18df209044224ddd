import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { socialPictureAlt, socialPictures } from '#seo/pictures/content.ts';
import { rasterize } from '#seo/pictures/rasterize.ts';
import { drawSocialCard, pictureFonts, socialPicture } from '#seo/pictures/social/draw.tsx';
import { ticketWith } from '#seo/pictures/ticket.ts';
import { SOCIAL_PICTURE, socialPicturePath } from '#site/files.ts';
import { builtSite, pages, root } from './pages.ts';

const fonts = pictureFonts(fileURLToPath(new URL('../../src/seo/pictures/fonts', import.meta.url)));
const pictures = socialPictures(builtSite);

/** Each page's picture, its file and what the page's meta tags say about it. */
const shown = pages.flatMap(({ route, $ }) => {
  const picture = pictures.find((one) => one.route.id === route.id);
  if (!picture) return [];
  const path = socialPicturePath(route);
  const said = Object.fromEntries(
    $('meta:is([property*=image], [name*=image], [name="twitter:card"])')
      .toArray()
      .map(({ attribs: { name, property = '', content } }) => [name ?? property, content] as const),
  );
  return [{ route, $, picture, path, file: readFileSync(join(root, path)), said }];
});

test('every page that has an address has a picture, and the not-found page has none', () => {
  const shared = builtSite.routes.filter(({ id }) => id !== 'notFound');
  expect(shown.map(({ route }) => route.id)).toEqual(shared.map(({ id }) => id));
  const files = readdirSync(join(root, 'social')).map((name) => `/social/${name}`);
  expect(files.sort()).toEqual(shared.map(socialPicturePath).sort());
  const $ = pages.find(({ route }) => route.id === 'notFound')?.$;
  expect($?.('meta:is([property*=image], [name*=image])')).toHaveLength(0);
  expect($?.('meta[name="twitter:card"]').attr('content')).toBe('summary');
});

test('pages describe their pictures, whose size networks take', () => {
  for (const { route, picture, path, file, said } of shown) {
    const url = builtSite.absoluteUrl(path);
    const alt = socialPictureAlt(picture);
    expect.soft(said, route.path).toEqual({
      ...{ 'og:image': url, 'og:image:alt': alt, 'og:image:type': 'image/png' },
      ...{ 'og:image:width': '1200', 'og:image:height': '630' },
      ...{ 'twitter:card': 'summary_large_image', 'twitter:image': url, 'twitter:image:alt': alt },
    });
    const { width, height } = decode(file);
    expect.soft([width, height], route.path).toEqual([1200, 630]);
    expect.soft(file.length, route.path).toBeLessThan(SOCIAL_PICTURE.maxBytes);
  }
});

test('pictures carry the headline of their page, and come out the same when they are drawn again', () => {
  for (const { route, $, picture, file } of shown) {
    const text = (selector: string) => $(selector).text().replaceAll(/\s+/g, ' ').trim();
    const { headline, detail } = picture;
    // A price is in the heading, a sentence below it.
    const isSentence = detail?.endsWith('.') ?? false;
    const heading = [headline.join(' '), !isSentence && detail].filter(Boolean).join(': ');
    expect.soft(text('h1'), route.path).toBe(heading);
    if (isSentence) expect.soft(text('main'), route.path).toContain(detail);
    expect.soft(Buffer.compare(file, socialPicture(picture, fonts)), route.path).toBe(0);
  }
});

/** Counts the pixels in a box of a picture that differ from the picture's top left corner, which is bare ground. */
function inkOf(png: Uint8Array) {
  const picture = decode(png);
  const pixels = new Uint32Array(Uint8Array.from(picture.data).buffer);
  return ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => {
    let ink = 0;
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        if (pixels[row * picture.width + column] !== pixels[0]) ink += 1;
    return ink;
  };
}

test('every picture sets its headline off the edges, and has a drawing', () => {
  const headline = { y: 142, height: 170 };
  for (const { route, file } of shown) {
    const ink = inkOf(file);
    expect.soft(ink({ x: 72, width: 1056, ...headline }), route.path).toBeGreaterThan(2000);
    for (const x of [0, 1132])
      expect.soft(ink({ x, width: 68, ...headline }), `${route.path} at ${x}`).toBe(0);
    const drawing = { x: 0, width: 1200, y: 400, height: 230 };
    expect.soft(ink(drawing), route.path).toBeGreaterThan(5000);
    expect.soft(ink({ ...drawing, x: 800, width: 400 }), route.path).toBeGreaterThan(1500);
  }
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
  const withoutPaper = svg.replace(/(rx="10" )fill="[^"]*"/g, '$1');
  const ink = inkOf(rasterize(withoutPaper, 1200, [fonts.display.file, fonts.text.file]));
  expect(ink({ x: 116, y: 346, width: 968, height: 90 })).toBeGreaterThan(4000);
  expect(ink({ x: 1084, y: 346, width: 116, height: 90 })).toBe(0);
});

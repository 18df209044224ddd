import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { socialPictureAlt, socialPictures } from '#seo/pictures/content.ts';
import { pictureFonts, socialPicture } from '#seo/pictures/social/draw.tsx';
import { SOCIAL_PICTURE, socialPicturePath } from '#site/files.ts';
import { builtSite, pages, root } from './pages.ts';

const fonts = pictureFonts(fileURLToPath(new URL('../../src/seo/pictures/fonts', import.meta.url)));
const pictures = socialPictures(builtSite);

/** Each page's picture, its file and what the page says of it. */
const shown = pages.flatMap(({ route, $ }) => {
  const picture = pictures.find((one) => one.route.id === route.id);
  if (!picture) return [];
  const path = socialPicturePath(route);
  const said = Object.fromEntries(
    $('meta:is([property*=image], [name*=image], [name="twitter:card"])')
      .toArray()
      .map(({ attribs: { name, property, content } }) => [name ?? property, content]),
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { socialPictureAlt, socialPictures } from '#copy/social-pictures.ts';
import { pictureFonts } from '#pictures/fonts.ts';
import { socialPicture } from '#pictures/social/draw.tsx';
import { SOCIAL_PICTURE, socialPicturePath } from '#site/social-pictures.ts';
import { testSite } from '#tests/test-site.ts';
import { pages, root } from './pages.ts';

const fonts = pictureFonts(fileURLToPath(new URL('../../src/pictures/fonts', import.meta.url)));
const pictures = socialPictures(testSite);

test('every page that has an address has a picture', () => {
  const shared = testSite.routes.filter(({ id }) => id !== 'notFound');
  expect(
    readdirSync(join(root, 'social'))
      .map((name) => `/social/${name}`)
      .sort(),
  ).toEqual(shared.map(socialPicturePath).sort());
  expect(
    pages
      .filter(({ $ }) => $('meta[property="og:image"]').length > 0)
      .map(({ route }) => route.id)
      .sort(),
  ).toEqual(shared.map(({ id }) => id).sort());
});

describe.each(pictures)('the picture of $route.path', (picture) => {
  const path = socialPicturePath(picture.route);
  const file = readFileSync(join(root, path));
  const page = pages.find(({ route }) => route.id === picture.route.id);
  const content = (selector: string) => page?.$(selector).attr('content');

  test('has the size that the page says and that networks take', () => {
    expect(imageSize(file)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(content('meta[property="og:image:width"]')).toBe('1200');
    expect(content('meta[property="og:image:height"]')).toBe('630');
    expect(file.length).toBeLessThan(SOCIAL_PICTURE.maxBytes);
  });

  test('is the one that the page names, and has a description', () => {
    expect(content('meta[property="og:image"]')).toBe(testSite.absoluteUrl(path));
    expect(content('meta[name="twitter:image"]')).toBe(testSite.absoluteUrl(path));
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(content('meta[property="og:image:alt"]')).toBe(socialPictureAlt(picture));
  });

  test('carries the headline of the page', () => {
    const heading = page?.$('h1').text().replaceAll(/\s+/g, ' ').trim();
    const { headline, detail } = picture;
    // A price is in the heading, a sentence below it.
    const isSentence = detail?.endsWith('.') ?? false;
    expect(heading).toBe([headline.join(' '), !isSentence && detail].filter(Boolean).join(': '));
    if (isSentence) expect(page?.$('main').text().replaceAll(/\s+/g, ' ')).toContain(detail);
  });

  test('comes out the same when it is drawn again', () => {
    expect(Buffer.compare(file, socialPicture(picture, fonts))).toBe(0);
  });
});

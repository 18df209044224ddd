import { fileURLToPath } from 'node:url';
import type { APIRoute, GetStaticPaths } from 'astro';
import { srcDir } from 'astro:config/server';
import { socialPictures, type SocialPicture } from '#seo/pictures/content.ts';
import { pictureFonts, socialPicture } from '#seo/pictures/social/draw.tsx';
import { site } from '#site/current.ts';
import { SOCIAL_PICTURE } from '#site/files.ts';

export const getStaticPaths = (() =>
  socialPictures(site).map((picture) => ({
    params: { page: picture.route.id },
    props: picture,
  }))) satisfies GetStaticPaths;

/** The picture that networks show for a page. */
export const GET: APIRoute<SocialPicture> = ({ props }) =>
  new Response(
    socialPicture(props, pictureFonts(fileURLToPath(new URL('seo/pictures/fonts', srcDir)))),
    { headers: { 'Content-Type': SOCIAL_PICTURE.type } },
  );

import type { APIRoute } from 'astro';
import { favicon } from '#seo/pictures/icons.ts';
import { iconFile } from '#seo/pictures/icon-file.ts';
import { rasterize } from '#seo/pictures/rasterize.ts';
import { ICONS } from '#site/icons.ts';

/** For browsers and services that request this name no matter what the page links to. */
export const GET: APIRoute = () => {
  const { size } = ICONS.legacy;
  return new Response(iconFile(rasterize(favicon, size), size), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};

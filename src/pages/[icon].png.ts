import type { APIRoute, GetStaticPaths } from 'astro';
import { appIcon } from '#seo/pictures/icons.ts';
import { rasterize } from '#seo/pictures/rasterize.ts';
import { ICONS } from '#site/icons.ts';

const icons = [ICONS.appleTouch, ...ICONS.app];

export const getStaticPaths = (() =>
  icons.map(({ path, size }) => ({
    params: { icon: path.slice(1).replace(/\.png$/, '') },
    props: { size },
  }))) satisfies GetStaticPaths;

/** The application icon in the size that a launcher asks for. */
export const GET: APIRoute<{ size: number }> = ({ props }) =>
  new Response(rasterize(appIcon, props.size), { headers: { 'Content-Type': 'image/png' } });

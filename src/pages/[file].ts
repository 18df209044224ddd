import type { APIRoute, GetStaticPaths } from 'astro';
import { purchaseTerms } from '#features/offers/terms.ts';
import { facts } from '#features/proof/content.ts';
import { llms, robots, sitemap, webManifest } from '#seo/discovery.ts';
import { appIcon, favicon, iconFile } from '#seo/pictures/icons.ts';
import { rasterize } from '#seo/pictures/rasterize.ts';
import { site } from '#site/current.ts';
import { ICONS } from '#site/files.ts';

type File = { type: string; body: string | Uint8Array<ArrayBuffer> };

const { vector, legacy, appleTouch, app, manifest } = ICONS;

/** The files in the root of the site that the build generates from its data. */
const FILES: Readonly<Record<string, () => File>> = {
  '/robots.txt': () => ({ type: 'text/plain; charset=utf-8', body: robots(site) }),
  '/llms.txt': () => ({
    type: 'text/plain; charset=utf-8',
    body: llms(site, purchaseTerms.plans.lines.join(' '), facts),
  }),
  '/sitemap.xml': () => ({ type: 'application/xml; charset=utf-8', body: sitemap(site) }),
  [manifest]: () => ({ type: 'application/manifest+json', body: JSON.stringify(webManifest()) }),
  [vector.path]: () => ({ type: vector.type, body: favicon }),
  // For browsers and services that request this name no matter what the page links to.
  [legacy.path]: () => ({
    type: 'image/x-icon',
    body: iconFile(rasterize(favicon, legacy.size), legacy.size),
  }),
  ...Object.fromEntries(
    [appleTouch, ...app].map(({ path, size }) => [
      path,
      () => ({ type: 'image/png', body: rasterize(appIcon, size) }),
    ]),
  ),
};

export const getStaticPaths = (() =>
  Object.entries(FILES).map(([path, file]) => ({
    params: { file: path.slice(1) },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: () => File }> = ({ props }) => {
  const { type, body } = props.file();
  return new Response(body, { headers: { 'Content-Type': type } });
};

import type { APIRoute } from 'astro';
import { webManifest } from '#seo/manifest.ts';

/** What a phone needs to add the site to its home screen. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest()), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });

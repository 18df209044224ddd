import type { APIRoute } from 'astro';
import { sitemap } from '#seo/discovery.ts';
import { site } from '#site/current.ts';

/** The pages that search engines may list. */
export const GET: APIRoute = () =>
  new Response(sitemap(site), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });

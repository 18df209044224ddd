import type { APIRoute } from 'astro';
import { robots } from '#seo/discovery.ts';
import { site } from '#site/current.ts';

/** What crawlers may read, and where the sitemap is. */
export const GET: APIRoute = () =>
  new Response(robots(site), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

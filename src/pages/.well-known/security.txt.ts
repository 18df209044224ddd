import type { APIRoute } from 'astro';
import { securityTxt } from '#seo/discovery.ts';
import { site } from '#site/current.ts';

/** Whom to contact about a vulnerability. */
export const GET: APIRoute = () =>
  new Response(securityTxt(site, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

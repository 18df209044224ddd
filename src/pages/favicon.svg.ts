import type { APIRoute } from 'astro';
import { favicon } from '#seo/pictures/icons.ts';

/** The icon that follows the color scheme. */
export const GET: APIRoute = () =>
  new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } });

import type { APIRoute } from 'astro';
import { llms } from '#seo/discovery.ts';
import { purchaseTerms } from '#features/offers/terms.ts';
import { site } from '#site/current.ts';

/** The pages of the site for language models. */
export const GET: APIRoute = () =>
  new Response(llms(site, purchaseTerms.plans.lines.join(' ')), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

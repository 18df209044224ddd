import type { NumberedDocument } from '#lib/numbered-document.ts';
import type { SiteEnv } from '#site/env.ts';
import { href } from '#site/site.ts';
import { createFacts } from './facts.ts';
import { loadDocuments } from './load-documents.ts';
import { legalSources, type LegalSources } from './sources.ts';
import privacyPolicy from './privacy-policy.md?raw';
import termsOfService from './terms-of-service.md?raw';

/**
 * The privacy policy (19 sections) and the terms of service (14), as the specification, section 2,
 * requires, filled in with the facts of this deployment. `sources` defaults to the site's own data;
 * tests pass in others.
 * @throws {InputError} if a document or a fact is wrong; the build then stops.
 */
export function createLegalDocuments(
  env: SiteEnv,
  sources: LegalSources = legalSources,
): Record<'privacy' | 'terms', NumberedDocument> {
  return loadDocuments({
    documents: {
      privacy: {
        file: 'src/features/legal/privacy-policy.md',
        path: href('privacy'),
        markdown: privacyPolicy,
        sectionCount: 19,
      },
      terms: {
        file: 'src/features/legal/terms-of-service.md',
        path: href('terms'),
        markdown: termsOfService,
        sectionCount: 14,
      },
    },
    facts: createFacts(env, sources),
    siteOrigin: env.siteOrigin,
  });
}

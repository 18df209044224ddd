import { InputError } from '#lib/input-error.ts';
import { sectionId } from '#lib/text.ts';
import type { SiteEnv } from '#site/env.ts';
import { href } from '#site/site.ts';
import { createFacts, type Facts } from './facts.ts';
import { parseDocument, type LegalDocument, type LegalSource } from './parse-document.ts';
import privacyPolicy from './privacy-policy.md?raw';
import termsOfService from './terms-of-service.md?raw';

/** The file that collects all facts. */
const FACTS = 'src/features/legal/facts.ts';

/** The privacy policy and the terms of service, filled in with the facts of this deployment. */
export function createLegalDocuments(env: SiteEnv) {
  const sources = {
    privacy: { file: 'privacy-policy.md', path: href('privacy'), markdown: privacyPolicy },
    terms: { file: 'terms-of-service.md', path: href('terms'), markdown: termsOfService },
  };
  return loadDocuments(sources, createFacts(env), env.siteOrigin);
}

/**
 * Reads legal documents and returns them by name.
 * @throws {InputError} listing everything that is wrong, each with file and line, and every fact that no text uses.
 */
export function loadDocuments<Name extends string>(
  sources: Record<Name, LegalSource>,
  facts: Facts,
  siteOrigin: string,
): Record<Name, LegalDocument> {
  const places = Object.values<LegalSource>(sources).flatMap(({ path, markdown }) =>
    [...markdown.matchAll(/^#{2,3} (\d+(?:\.\d+)?)/gm)].map(
      ([, number = '']) => `${path}#${sectionId(number)}`,
    ),
  );
  const usedFacts = new Set<string>();
  const parsed = Object.entries<LegalSource>(sources).map(([name, source]) => ({
    ...parseDocument(source, { facts, usedFacts, places, siteOrigin }),
    name,
  }));
  const unused = Object.keys(facts).filter((name) => !usedFacts.has(name));
  const problems = [
    ...parsed.flatMap((document) => document.problems),
    ...unused.map((name) => `no legal text uses {{${name}}}; use it, or delete it in ${FACTS}`),
  ];
  // Not "document": Astro mistakes an error with that word for one about the browser's `document`.
  if (problems.length > 0) throw new InputError('The legal texts have problems:', problems);
  return Object.fromEntries(parsed.map(({ name, document }) => [name, document])) as Record<
    Name,
    LegalDocument
  >;
}

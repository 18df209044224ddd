import { sectionIds, type NumberedDocument } from '#lib/numbered-document.ts';
import { InputError } from '#lib/input-error.ts';
import type { Facts } from './facts.ts';
import { parseDocument, type LegalSource } from './parse-document.ts';

/** What loading needs: the documents by name, and the facts that they state. */
export type LegalInput<Name extends string> = {
  documents: Record<Name, LegalSource>;
  facts: Facts;
  siteOrigin: string;
};

/**
 * Reads all legal documents and returns them by name.
 * @throws {InputError} listing everything that is wrong, each with file and line: facts that do not
 * exist, figures written by hand, a wrong or missing number, a wrong count of
 * sections, a missing date, a section without summary, a mention of a section that does not exist.
 */
export function loadDocuments<Name extends string>({
  documents,
  facts,
  siteOrigin,
}: LegalInput<Name>): Record<Name, NumberedDocument> {
  const parsed = Object.entries<LegalSource>(documents).map(([name, source]) => ({
    ...parseDocument(source, facts, siteOrigin),
    ...source,
    name,
  }));
  const idsByPath = new Map(
    parsed.map(({ path, document }) => [path, new Set(sectionIds(document))]),
  );
  /** Whether a link leads to a place that its legal document does not have. */
  const isDangling = (href: string, ownPath: string) => {
    const [path = '', id] = href.split('#');
    return id !== undefined && idsByPath.get(path || ownPath)?.has(id) === false;
  };

  const problems = parsed.flatMap(({ path, file, problems: own, links }) =>
    [
      ...own,
      ...links
        .filter(({ href }) => isDangling(href, path))
        .map(({ href, line }) => ({ line, message: `there is no ${href} to link to` })),
    ]
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => `${file}:${line}: ${message}`),
  );
  const used = new Set(parsed.flatMap(({ usedFacts }) => [...usedFacts]));
  const unused = Object.keys(facts).filter((name) => !used.has(name));
  problems.push(
    ...unused.map(
      (name) =>
        `src/features/legal: no text uses {{${name}}}; use it, or delete it from facts.ts or price-facts.ts`,
    ),
  );
  // Not "document": Astro mistakes an error with that word for one about the browser's `document`.
  if (problems.length > 0) throw new InputError('The legal texts have problems:', problems);
  return Object.fromEntries(parsed.map(({ name, document }) => [name, document])) as Record<
    Name,
    NumberedDocument
  >;
}

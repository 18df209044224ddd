import { sectionIds, type NumberedDocument } from '#lib/numbered-document.ts';
import { InputError } from '#lib/input-error.ts';
import type { Facts } from './facts.ts';
import { parseDocument, type LegalSource } from './parse-document.ts';

/** Where the facts are made, for the message about one that nothing uses. */
export type FactsSource = { file: string; code: string };

/** What loading takes: the documents by name, and the facts with the code that makes them. */
export type LegalInput<Name extends string> = {
  documents: Record<Name, LegalSource>;
  facts: Facts;
  factsSources: readonly FactsSource[];
  siteOrigin: string;
};

/**
 * Reads all legal documents and returns them by name.
 * @throws {InputError} listing everything that is wrong, each with file and line: facts that do not
 * exist or that no document uses, figures written by hand, a wrong or missing number, a wrong count of
 * sections, a missing date, a section without summary, a mention of a section that does not exist.
 */
export function loadDocuments<Name extends string>({
  documents,
  facts,
  factsSources,
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
  /** A link into a legal document, to a place that it does not have. */
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
        `${placeOf(name, factsSources)}: no legal text uses {{${name}}}; use it or delete it`,
    ),
  );
  // Not "document": Astro takes an error with that word for one about the browser's own.
  if (problems.length > 0) throw new InputError('The legal texts have problems:', problems);
  return Object.fromEntries(parsed.map(({ name, document }) => [name, document])) as Record<
    Name,
    NumberedDocument
  >;
}

/** The file and line that make a fact: by its whole name, or by the beginning that a pattern shares. */
function placeOf(name: string, sources: readonly FactsSource[]): string {
  const group = name.slice(0, name.indexOf('.') + 1);
  for (const clue of [`'${name}'`, `\`${group}\${`]) {
    for (const { file, code } of sources) {
      const at = code.indexOf(clue);
      if (at >= 0) return `${file}:${code.slice(0, at).split('\n').length}`;
    }
  }
  return sources[0] ? `${sources[0].file}:1` : name;
}

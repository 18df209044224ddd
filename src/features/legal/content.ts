import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/format.ts';

/** The words around a legal document. The documents are the Markdown files beside it. */
export const legalCopy = {
  updated: {
    label: 'Last updated',
    iso: company.legalUpdated,
    text: formatIsoDate(company.legalUpdated),
  },
  note: 'Each section starts with a summary in one sentence. The full text controls.',
  labels: {
    contents: 'Contents',
    /** Follows the number of sections in the folded contents on a phone. */
    sections: 'sections',
    /** The name of those contents as a landmark; two landmarks should not share a name. */
    landmark: 'Sections',
    summary: 'Summary, not binding',
  },
} as const;

import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/dates.ts';

/** The words around a legal document. The documents themselves stand in src/legal. */
export const legalCopy = {
  updated: {
    label: 'Last updated',
    iso: company.legalUpdated,
    text: formatIsoDate(company.legalUpdated),
  },
  note: 'Each section starts with a summary in one sentence. The full text controls.',
  labels: {
    contents: 'Contents',
    /** The name of the closed list of contents on a phone, beside the number of sections. */
    sections: 'sections',
    /** The name of that list as a landmark: two of one name would be one too many. */
    landmark: 'Sections',
    summary: 'Summary, not binding',
  },
} as const;

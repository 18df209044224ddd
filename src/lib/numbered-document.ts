/** The id of a section or subsection of a numbered document: `section-4-2` for "4.2". */
export function sectionId(number: string): string {
  return `section-${number.replace('.', '-')}`;
}

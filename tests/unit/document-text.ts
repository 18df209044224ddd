import { plainText, type Block, type NumberedDocument } from '#lib/numbered-document.ts';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.content);
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'table':
      return [
        block.caption,
        ...[block.head, ...block.rows].map((row) => row.map(plainText).join(' | ')),
      ].join('\n');
  }
}

/** The words of a document, line by line; the cells of a table's row are separated by " | ". */
export function documentText({ title, introduction, sections }: NumberedDocument): string {
  return [
    title,
    ...introduction.map(plainText),
    ...sections.flatMap((section) => [
      `${section.number}. ${section.title}`,
      plainText(section.summary),
      ...section.blocks.map(blockText),
      ...section.subsections.flatMap(({ number, title: name, blocks }) => [
        `${number} ${name}`,
        ...blocks.map(blockText),
      ]),
    ]),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

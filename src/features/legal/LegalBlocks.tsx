import type { Block, Inline } from '#lib/numbered-document.ts';
import styles from './LegalBlocks.module.css';
import { LegalTable } from './LegalTable.tsx';

/** The paragraphs, lists and tables of a legal document. */
export function LegalBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    switch (block.kind) {
      case 'paragraph':
        return (
          <p key={index} className={styles.paragraph}>
            <LegalInline content={block.content} />
          </p>
        );
      case 'list': {
        const List = block.isOrdered ? 'ol' : 'ul';
        return (
          <List key={index} className={styles.list}>
            {block.items.map((item, place) => (
              <li key={place}>
                <LegalInline content={item} />
              </li>
            ))}
          </List>
        );
      }
      case 'table':
        return <LegalTable key={index} {...block} />;
    }
  });
}

/** Running text. In print, each link is followed by its address. */
export function LegalInline({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    const inner = <LegalInline content={part.content} />;
    switch (part.kind) {
      case 'strong':
        return <strong key={index}>{inner}</strong>;
      case 'emphasis':
        return <em key={index}>{inner}</em>;
      case 'link':
        return (
          <a
            key={index}
            className={styles.link}
            href={part.href}
            data-printed-url={part.printedUrl ?? undefined}
          >
            {inner}
          </a>
        );
    }
  });
}

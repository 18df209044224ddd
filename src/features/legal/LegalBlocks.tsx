import type { MdastNode } from 'satteri';
import { sectionId } from '#lib/numbered-document.ts';
import styles from './LegalBlocks.module.css';
import { LegalTable } from './LegalTable.tsx';
import { wordsOf } from './parse-nodes.ts';

type NodesProps = { nodes: readonly MdastNode[] };

/** The subheadings, paragraphs, lists and tables of a section. The paragraph before a table is its caption. */
export function LegalBlocks({ nodes }: NodesProps) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'heading': {
        const words = wordsOf(node);
        const id = sectionId(words.split(' ')[0] ?? '');
        return (
          <h3 key={index} id={id} className={styles.subheading}>
            <a href={`#${id}`}>{words}</a>
          </h3>
        );
      }
      case 'paragraph':
        if (nodes[index + 1]?.type === 'table') return null;
        return (
          <p key={index} className={styles.paragraph}>
            <LegalInline nodes={node.children} />
          </p>
        );
      case 'list': {
        const List = node.ordered ? 'ol' : 'ul';
        return (
          <List key={index} className={styles.list}>
            {node.children.map((item, place) => (
              <li key={place}>
                <LegalInline nodes={item.children} />
              </li>
            ))}
          </List>
        );
      }
      case 'table':
        return <LegalTable key={index} caption={wordsOf(nodes[index - 1])} table={node} />;
      default:
        return null;
    }
  });
}

/** Running text. In print, each link is followed by its address. */
export function LegalInline({ nodes }: NodesProps) {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    const inner = 'children' in node && <LegalInline nodes={node.children} />;
    switch (node.type) {
      case 'strong':
        return <strong key={index}>{inner}</strong>;
      case 'emphasis':
        return <em key={index}>{inner}</em>;
      case 'link':
        return (
          <a
            key={index}
            className={styles.link}
            href={node.url}
            data-printed-url={node.data?.printedUrl}
          >
            {inner}
          </a>
        );
      default:
        return inner;
    }
  });
}

import type { DocumentSection, DocumentSubsection } from '#lib/numbered-document.ts';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LegalBlocks, LegalInline } from './LegalBlocks.tsx';
import styles from './LegalSection.module.css';

export type SectionLabels = {
  /** The label before every summary. */
  summary: string;
};

type Labels = { labels: SectionLabels };

/** A numbered section: heading with a link to copy, its summary, its full text. */
export function LegalSection({ section, labels }: { section: DocumentSection } & Labels) {
  const { number, id, title, summary, blocks, subsections } = section;
  return (
    <section id={id} className={styles.section} data-section={number}>
      <Heading level={2} className={styles.heading}>
        <a className={styles.link} href={`#${id}`}>
          <span className={styles.words}>
            <span className={styles.number}>{`${number}.`}</span>
            <span>{` ${title}`}</span>
          </span>
          <span className={styles.icon}>
            <Icon name="link" />
          </span>
        </a>
      </Heading>
      <p className={styles.summary}>
        <span data-unsearched="">{`${labels.summary}: `}</span>
        <LegalInline content={summary} />
      </p>
      <LegalBlocks blocks={blocks} />
      {subsections.map((subsection) => (
        <Subsection key={subsection.id} subsection={subsection} />
      ))}
    </section>
  );
}

/** A part of a section; its heading is the link to copy. */
function Subsection({ subsection }: { subsection: DocumentSubsection }) {
  const { number, id, title, blocks } = subsection;
  return (
    <>
      <h3 id={id} className={styles.subheading}>
        <a href={`#${id}`}>{`${number} ${title}`}</a>
      </h3>
      <LegalBlocks blocks={blocks} />
    </>
  );
}

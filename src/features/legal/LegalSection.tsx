import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LegalBlocks, LegalInline } from './LegalBlocks.tsx';
import styles from './LegalSection.module.css';
import type { DocumentSection } from './parse-document.ts';

export type SectionLabels = {
  /** The label before every summary. */
  summary: string;
};

/** A numbered section: heading with a link to copy, its summary, its full text. */
export function LegalSection({
  section: { number, id, title, summary, blocks },
  labels,
}: {
  section: DocumentSection;
  labels: SectionLabels;
}) {
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
        <LegalInline nodes={summary} />
      </p>
      <LegalBlocks nodes={blocks} />
    </section>
  );
}

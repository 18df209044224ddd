import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Text } from '#ui/Text.tsx';
import { LegalBlocks, LegalInline } from './LegalBlocks.tsx';
import { type ContentsLabels, LegalContents } from './LegalContents.tsx';
import styles from './LegalText.module.css';
import type { DocumentSection } from './parse-document.ts';

/** The text of a legal document, next to its table of contents. */
export function LegalText({
  sections,
  labels,
}: {
  sections: readonly DocumentSection[];
  labels: ContentsLabels & SectionLabels;
}) {
  return (
    <div className={styles.document} data-print="document">
      <Container className={styles.columns}>
        <LegalContents sections={sections} labels={labels} />
        <div className={styles.text}>
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} labels={labels} />
          ))}
        </div>
      </Container>
    </div>
  );
}

type SectionLabels = {
  /** The label before every summary. */
  summary: string;
};

/** A numbered section: heading with a link to copy, its summary, its full text. */
function LegalSection({
  section: { number, id, title, summary, blocks },
  labels,
}: {
  section: DocumentSection;
  labels: SectionLabels;
}) {
  return (
    <section id={id} className={styles.section} data-section={number}>
      <Heading level={2} size="h3">
        <a className={styles.link} href={`#${id}`}>
          <span className={styles.number}>{`${number}.`}</span>
          <span>{` ${title}`}</span>
          <span className={styles.icon} data-print="hidden">
            <Icon name="link" size="large" />
          </span>
        </a>
      </Heading>
      <Text size="lead" className={styles.summary}>
        <span data-unsearched="">
          <Text as="span" size="small" isMuted className={styles.label}>
            {`${labels.summary}: `}
          </Text>
        </span>
        <LegalInline nodes={summary} />
      </Text>
      <LegalBlocks nodes={blocks} />
    </section>
  );
}

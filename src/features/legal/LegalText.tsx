import { Container } from '#ui/Container.tsx';
import { LegalContents, type ContentsLabels } from './LegalContents.tsx';
import { LegalSection, type SectionLabels } from './LegalSection.tsx';
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

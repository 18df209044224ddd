import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/Section.tsx';
import styles from './LegalHead.module.css';

export type LegalHeadProps = {
  title: string;
  /** Who issues the document. */
  introduction: string;
  updated: { label: string; iso: string; text: string };
  /** How to read the document. */
  note: string;
};

/** The head of a legal document: its name, who issues it, when it was last updated and how to read it. */
export function LegalHead({ title, introduction, updated, note }: LegalHeadProps) {
  return (
    <Section ground="tint" className={styles.head}>
      <Container className={styles.columns}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.facts}>
          <Lead>{introduction}</Lead>
          <p>
            {`${updated.label} `}
            <time dateTime={updated.iso}>{updated.text}</time>.
          </p>
          <Note>{note}</Note>
        </div>
      </Container>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './LegalHead.module.css';

export type LegalHeadProps = {
  title: string;
  /** Who issues the document. */
  introduction: string;
  updated: { label: string; iso: string; text: string };
  /** How to read the document. */
  note: string;
  /** A drawing under the name, on a line that may leave the window. */
  children?: ReactNode;
};

/** The sections of a document, as the stations of one line. */
export function SectionStations({ sections }: { sections: number }) {
  const width = sections * 26;
  return (
    <svg
      className={styles.stations}
      width={width}
      viewBox={`0 0 ${width} 28`}
      fill="var(--bg)"
      stroke="var(--ink)"
      strokeWidth="5"
      aria-hidden="true"
      data-print="hidden"
    >
      <path stroke="var(--accent)" d={`M-1999 14H${width - 13}`} />
      {Array.from({ length: sections }, (_, section) => (
        <circle key={section} cx={13 + section * 26} cy="14" r="7.5" />
      ))}
    </svg>
  );
}

/** The head of a legal document: its name, who issues it, when it was last updated and how to read it. */
export function LegalHead({ title, introduction, updated, note, children }: LegalHeadProps) {
  return (
    <Section ground="tint" space="tight" isClipped={!!children} className={styles.head}>
      <Container>
        <Split ratio="7-4">
          <div className={styles.name}>
            <Heading level={1} size="h2" className={styles.title}>
              {title}
            </Heading>
            {children}
          </div>
          <div className={styles.facts}>
            <Text size="lead" measure="text">
              {introduction}
            </Text>
            <p>
              {`${updated.label} `}
              <time dateTime={updated.iso}>{updated.text}</time>.
            </p>
            <Text size="note" isMuted>
              {note}
            </Text>
          </div>
        </Split>
      </Container>
    </Section>
  );
}

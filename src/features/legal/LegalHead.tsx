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

/** Far beyond the left edge of any window. */
const FAR = -1999;

type LegalDrawingProps = {
  /** Two lines in a reef knot, which binds both sides, or a lock with the line in its keyhole. */
  of: 'knot' | 'lock';
};

/** What a legal document is about, on a line that comes from the left edge of the window. */
export function LegalDrawing({ of }: LegalDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      width="300"
      viewBox="0 0 300 104"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      aria-hidden="true"
      data-print="hidden"
    >
      {of === 'knot' ? <Knot /> : <Lock />}
    </svg>
  );
}

/** The loop from the left runs over the ends of the loop from the right, which cross over it in the middle. */
function Knot() {
  const loop = `M${FAR} 35H100C126 35 126 12 152 12h26a40 40 0 0 1 0 80h-26C126 92 126 69 100 69H${FAR}`;
  const crossings = 'M152 35C126 35 126 12 100 12M152 69C126 69 126 92 100 92';
  const casing = { stroke: 'var(--bg)', strokeWidth: 12 };
  return (
    <>
      <path d="M266 35H152C126 35 126 12 100 12H74a40 40 0 0 0 0 80h26C126 92 126 69 152 69H266" />
      <path d={loop} {...casing} />
      <path d={loop} stroke="var(--accent)" />
      <path d={crossings} {...casing} />
      {/* Longer than its casing, whose ends would show as seams. */}
      <path d={crossings} strokeLinecap="square" />
      <circle cx="266" cy="52" r="27" fill="var(--surface)" />
      <circle cx="266" cy="52" r="10" fill="var(--accent)" />
    </>
  );
}

function Lock() {
  return (
    <>
      <path d="M98 44v-13a28 28 0 0 1 56 0v13" />
      <rect x="78" y="43" width="96" height="58" rx="12" fill="var(--surface)" />
      <path stroke="var(--accent)" d={`M${FAR} 68H126`} />
      <path d="M126 68v16" strokeWidth="9" strokeLinecap="round" />
      <circle cx="126" cy="68" r="10" fill="var(--bg)" />
    </>
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

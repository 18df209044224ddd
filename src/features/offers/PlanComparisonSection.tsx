import type { ReactNode } from 'react';
import { content } from './content.ts';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './PlanComparisonTable.module.css';

/** The section around the tables of all plans. */
export function PlanComparisonSection({ children }: { children: ReactNode }) {
  return (
    <Section ground="tint" className={styles.section}>
      <Container>
        <SectionHead {...content.comparison.section} space="tight" />
        {children}
      </Container>
    </Section>
  );
}

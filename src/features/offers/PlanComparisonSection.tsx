import type { ReactNode } from 'react';
import { content } from './content.ts';
import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/Disclosure.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './PlanComparisonTable.module.css';

/** The section around the tables of all plans, which a phone opens. */
export function PlanComparisonSection({ children }: { children: ReactNode }) {
  return (
    <Section ground="tint" className={styles.section}>
      <Container>
        <SectionHead {...content.comparison.section} space="tight" />
        <PhoneDisclosure summary={content.comparison.open} look="button">
          {children}
        </PhoneDisclosure>
      </Container>
    </Section>
  );
}

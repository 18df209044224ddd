import type { ReactNode } from 'react';
import { content } from './content.ts';
import { Container } from '#ui/Container.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Section } from '#ui/Section.tsx';
import styles from './PlanComparisonTable.module.css';

/** The section around the tables of all plans, which a visitor opens below the cards. */
export function PlanComparisonSection({ children }: { children: ReactNode }) {
  return (
    <Section className={styles.section}>
      <Container>
        <Disclosure {...content.comparison.section}>{children}</Disclosure>
      </Container>
    </Section>
  );
}

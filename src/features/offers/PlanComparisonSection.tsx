import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { Section, type Ground } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './PlanComparisonSection.module.css';

/** The section around the tables of all plans. */
export function PlanComparisonSection(props: {
  id: string;
  heading: string;
  ground: Ground;
  children: ReactNode;
}) {
  const { id, heading, ground, children } = props;
  return (
    <Section ground={ground} className={styles.section}>
      <Container>
        <SectionHead id={id} heading={heading} className={styles.head} />
        {children}
      </Container>
    </Section>
  );
}

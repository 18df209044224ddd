import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { CostTable } from './CostTable.tsx';
import styles from './CostSection.module.css';

export type CostSectionProps = {
  id: string;
  heading: string;
  lead: string;
  rule: string | null;
  table: {
    /** Opens the table. */
    open: string;
    caption: string;
    plan: string;
    columns: readonly { amount: string; note: string }[];
    rows: readonly { id: string; name: string; terms: string; totals: readonly string[] }[];
  };
  apart: {
    heading: string;
    /** The sum that a visitor makes first, and what it leaves out. */
    answer: string | null;
    text: string;
    caption: string;
    level: string;
    columns: readonly string[];
    rows: readonly { id: string; name: string; cells: readonly string[] }[];
  };
  /** The calculator. */
  children: ReactNode;
};

/** Which plan costs least: the calculator, and its answers in two tables for whoever reads without it. */
export function CostSection(props: CostSectionProps) {
  const { id, heading, lead, rule, table, apart, children } = props;
  return (
    <Section ground="tint">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        {children}
        {rule && <p className={styles.rule}>{rule}</p>}
        <details className={styles.all}>
          <summary>{table.open}</summary>
          <CostTable
            caption={table.caption}
            head={table.plan}
            columns={table.columns}
            rows={table.rows.map(({ totals, ...row }) => ({ ...row, cells: totals }))}
          />
        </details>
        <div className={styles.apart}>
          <div>
            <Heading level={3}>{apart.heading}</Heading>
            {apart.answer && <p className={styles.answer}>{apart.answer}</p>}
            <p>{apart.text}</p>
          </div>
          <CostTable
            caption={apart.caption}
            isCaptionHidden
            head={apart.level}
            columns={apart.columns.map((amount) => ({ amount, note: '' }))}
            rows={apart.rows.map((row) => ({ ...row, terms: '' }))}
          />
        </div>
      </Container>
    </Section>
  );
}

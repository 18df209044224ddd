import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
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
    heading: string;
    note: string;
    caption: string;
    plan: string;
    columns: readonly { amount: string; note: string }[];
    rows: readonly { id: string; name: string; terms: string; totals: readonly string[] }[];
  };
  apart: {
    heading: string;
    note: string;
    /** The answer to the sum that visitors do first, and what that sum leaves out. */
    answer: string | null;
    text: string;
    caption: string;
    level: string;
    columns: readonly string[];
    rows: readonly { id: string; name: string; cells: readonly string[] }[];
  };
  /** The calculator. */
  children: ReactNode;
  /** More tables, each behind its heading: `tables` come first, `more` comes last. */
  tables?: ReactNode;
  more?: ReactNode;
};

/** Which plan costs least: the calculator and, each behind its heading, the tables that the answer is worked out from. */
export function CostSection(props: CostSectionProps) {
  const { id, heading, lead, rule, table, apart, children, tables, more } = props;
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        {children}
        {rule && <p className={styles.rule}>{rule}</p>}
        {tables}
        <Disclosure heading={table.heading} note={table.note}>
          <CostTable
            caption={table.caption}
            isCaptionHidden
            head={table.plan}
            columns={table.columns}
            rows={table.rows.map(({ totals, ...row }) => ({ ...row, cells: totals }))}
          />
        </Disclosure>
        <Disclosure heading={apart.heading} note={apart.note}>
          <div className={styles.apart}>
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
        </Disclosure>
        {more}
      </Container>
    </Section>
  );
}

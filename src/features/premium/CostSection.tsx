import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './CostSection.module.css';

export type CostSectionProps = {
  id: string;
  heading: string;
  lead: string;
  rule: string;
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
    answer: string;
    text: string;
    caption: string;
    level: string;
    columns: readonly string[];
    rows: readonly { id: string; name: string; cells: readonly string[] }[];
  };
  /** The calculator. */
  children: ReactNode;
  /** The tables that come first, each behind its heading. */
  tables?: ReactNode;
};

/** Which plan costs least: the calculator and, each behind its heading, the tables that the answer is worked out from. */
export function CostSection(props: CostSectionProps) {
  const { id, heading, lead, rule, table, apart, children, tables } = props;
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        {children}
        <Text className={styles.rule} measure="wide">
          {rule}
        </Text>
        {tables}
        <Disclosure heading={table.heading} note={table.note}>
          <DataTable
            caption={table.caption}
            columns={[
              { head: table.plan, className: styles.plan },
              ...table.columns.map(({ amount, note }) => ({ head: amount, note, isFigures: true })),
            ]}
            rows={table.rows.map(({ id, name, terms, totals }) => ({
              id,
              head: name,
              note: terms,
              cells: totals,
            }))}
            stackBelow="48rem"
            labels="beside"
          />
        </Disclosure>
        <Disclosure heading={apart.heading} note={apart.note}>
          <div className={styles.apart} data-unsearched="">
            <Text measure="text">{apart.answer}</Text>
            <Text measure="text" isMuted>
              {apart.text}
            </Text>
          </div>
          <DataTable
            caption={apart.caption}
            columns={[apart.level, ...apart.columns].map((head) => ({ head }))}
            rows={apart.rows.map(({ id, name, cells }) => ({ id, head: name, cells }))}
            stackBelow="48rem"
          />
        </Disclosure>
      </Container>
    </Section>
  );
}

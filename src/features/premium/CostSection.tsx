import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './CostSection.module.css';

export type CostSectionProps = {
  id: string;
  heading: string;
  /** The rule behind the answers. */
  lead: string;
  /** How the answers are computed, and what they leave out. The calculator shows it, too. */
  rule: string;
  table: {
    heading: string;
    caption: string;
    plan: string;
    columns: readonly { amount: string; note: string }[];
    rows: readonly { id: string; name: string; terms: string; totals: readonly string[] }[];
  };
  apart: {
    id: string;
    heading: string;
    note: string;
    /** The result of the sum that visitors do first, and what that sum leaves out. */
    answer: string;
    text: string;
    caption: string;
    level: string;
    columns: readonly string[];
    rows: readonly { id: string; name: string; cells: readonly string[] }[];
  };
  /** The calculator. */
  children: ReactNode;
  /** Further tables, each behind its heading. */
  tables?: ReactNode;
};

/** Which plan costs least: a calculator (without scripts and in print, a table), and the figures behind the answer. */
export function CostSection(props: CostSectionProps) {
  const { id, heading, lead, rule, table, apart, children, tables } = props;
  return (
    <Section ground="band" space="wide">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} size="peak" space="tight" />
        {children}
        <div className={styles.unscripted}>
          <Heading level={3} size="h4">
            {table.heading}
          </Heading>
          <Text measure="wide" className={styles.rule}>
            {rule}
          </Text>
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
            data-unsearched=""
          />
        </div>
        <div className={styles.folds}>
          <Disclosure id={apart.id} heading={apart.heading} note={apart.note}>
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
              data-unsearched=""
              stackBelow="48rem"
            />
          </Disclosure>
          {tables}
        </div>
      </Container>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
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
        <p className={styles.rule}>{rule}</p>
        {tables}
        <Disclosure heading={table.heading} note={table.note}>
          <CostTable
            caption={table.caption}
            head={table.plan}
            columns={table.columns}
            rows={table.rows.map(({ totals, ...row }) => ({ ...row, cells: totals }))}
          />
        </Disclosure>
        <Disclosure heading={apart.heading} note={apart.note}>
          <div className={styles.apart}>
            <p className={styles.answer}>{apart.answer}</p>
            <p>{apart.text}</p>
          </div>
          <CostTable
            caption={apart.caption}
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

/** Amounts by plan or level. If the columns do not fit, the cells stack and each one names its column. */
function CostTable(props: {
  caption: string;
  head: string;
  columns: readonly { amount: string; note: string }[];
  rows: readonly { id: string; name: string; terms: string; cells: readonly string[] }[];
}) {
  const { caption, head, columns, rows } = props;
  const nameOf = ({ amount, note }: (typeof columns)[number]) => `${amount} ${note}`.trim();
  return (
    <table {...tableRoles.table} className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{head}</th>
          {columns.map((column) => (
            <th key={column.amount} {...tableRoles.columnHeader}>
              {column.amount}
              {column.note && <small>{` ${column.note}`}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, terms, cells }) => (
          <tr key={id} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>
              {name}
              {terms && <small>{` ${terms}`}</small>}
            </th>
            {cells.map((cell, index) => {
              const column = columns[index];
              return (
                <td
                  key={column?.amount}
                  {...tableRoles.cell}
                  data-column={column && nameOf(column)}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

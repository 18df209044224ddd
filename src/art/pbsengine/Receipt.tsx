import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { LogoSymbol } from '../Logo.tsx';
import styles from './Receipt.module.css';

/** The last line of a receipt. */
export type ReceiptSum = { label: string; amount: string; period: string };

/** The till receipt of the pile: a line per tool, none with a price, and what they come to. */
export function PileReceipt(props: {
  title: string;
  tools: readonly string[];
  each: string;
  extra: { name: string; cost: string };
  sum: ReceiptSum;
}) {
  const { title, tools, each, extra, sum } = props;
  return (
    <Slip sum={sum} title={title}>
      <ul className={styles.lines}>
        {tools.map((tool) => (
          <li key={tool}>
            {tool}
            <i />
            <span>{each}</span>
          </li>
        ))}
      </ul>
      <p className={classNames(styles.lines, styles.extra)}>
        {extra.name}
        <i />
        <span>{extra.cost}</span>
      </p>
    </Slip>
  );
}

/** The receipt of the engine: all of it in one line. */
export function EngineReceipt(props: {
  title: string;
  jobs: string;
  terms: readonly string[];
  sum: ReceiptSum;
}) {
  const { title, jobs, terms, sum } = props;
  return (
    <Slip
      className={styles.engine}
      sum={sum}
      title={title}
      symbol={<LogoSymbol className="on-paper" />}
    >
      <p className={styles.jobs}>{jobs}</p>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Slip>
  );
}

function Slip(props: {
  title: string;
  symbol?: ReactNode;
  sum: ReceiptSum;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { title, symbol, sum, className, children } = props;
  return (
    <div className={styles.till}>
      <div className={classNames(styles.slip, className)}>
        <p className={styles.title}>
          {symbol}
          {title}
        </p>
        {children}
        <p className={styles.sum}>
          {sum.label}
          <b>{sum.amount}</b>
          <span>{sum.period}</span>
        </p>
      </div>
    </div>
  );
}

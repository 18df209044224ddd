import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { LogoSymbol } from '#art/Logo.tsx';
import styles from './Receipt.module.css';

/** The last line of a receipt. */
export type ReceiptSum = { label: string; amount: string; period: string };

type Lines = readonly { name: string; value: string }[];

/** The till receipt for the pile: the tools, what comes with them, and the total; no tool has a price. */
export function PileReceipt(props: {
  title: string;
  tools: readonly string[];
  lines: Lines;
  sum: ReceiptSum;
}) {
  const { title, tools, lines, sum } = props;
  return (
    <Slip sum={sum} title={title} lines={lines}>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
    </Slip>
  );
}

/** The engine's receipt: all of it in one line. */
export function EngineReceipt(props: {
  title: string;
  jobs: string;
  lines: Lines;
  sum: ReceiptSum;
}) {
  const { title, jobs, lines, sum } = props;
  return (
    <Slip
      className={styles.engine}
      sum={sum}
      title={title}
      lines={lines}
      symbol={<LogoSymbol className="on-paper" />}
    >
      <p className={styles.jobs}>{jobs}</p>
    </Slip>
  );
}

function Slip(
  props: Styled & {
    title: string;
    symbol?: ReactNode;
    lines: Lines;
    sum: ReceiptSum;
    children: ReactNode;
  },
) {
  const { title, symbol, lines, sum, className, children } = props;
  return (
    <div className={styles.till}>
      <div className={classNames(styles.slip, className)}>
        <p className={styles.title}>
          {symbol}
          {title}
        </p>
        {children}
        <ul className={styles.lines}>
          {lines.map(({ name, value }) => (
            <li key={name}>
              {name}
              <i />
              <span>{value}</span>
            </li>
          ))}
        </ul>
        <p className={styles.sum}>
          {sum.label}
          <b>{sum.amount}</b>
          <span>{sum.period}</span>
        </p>
      </div>
    </div>
  );
}

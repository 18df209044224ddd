import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { LogoSymbol } from '#art/Logo.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Comparison.module.css';

export type ComparisonProps = {
  id: string;
  heading: string;
  lead: string;
  pile: {
    title: string;
    tools: readonly string[];
    lines: readonly { name: string; value: string }[];
    sum: ReceiptSum;
  };
  platform: {
    title: string;
    jobs: string;
    lines: readonly { name: string; value: string }[];
    sum: ReceiptSum;
  };
  /** Everything on the two receipts, in words. */
  description: string;
};

/** The comparison image: the receipt for a pile of tools next to the receipt for the platform. */
export function Comparison(props: ComparisonProps) {
  const { id, heading, lead, pile, platform, description } = props;
  return (
    <Section ground="band">
      <Container>
        <Split ratio="4-8">
          <div className={styles.words}>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Text size="lead" isMuted measure="narrow">
              {lead}
            </Text>
          </div>
          <figure>
            <div className={styles.receipts} aria-hidden="true">
              <PileReceipt {...pile} />
              <PlatformReceipt {...platform} />
            </div>
            <figcaption data-unsearched="">
              <VisuallyHidden>{description}</VisuallyHidden>
            </figcaption>
          </figure>
        </Split>
      </Container>
    </Section>
  );
}

/** The last line of a receipt. */
type ReceiptSum = { label: string; amount: string; period: string };

type Lines = readonly { name: string; value: string }[];

/** The till receipt for the pile: the tools, what comes with them, and the total; no tool has a price. */
function PileReceipt(props: {
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

/** The platform's receipt: all of it in one line. */
function PlatformReceipt(props: { title: string; jobs: string; lines: Lines; sum: ReceiptSum }) {
  const { title, jobs, lines, sum } = props;
  return (
    <Slip
      className={styles.platform}
      sum={sum}
      title={title}
      lines={lines}
      symbol={<LogoSymbol className={classNames('on-paper', styles.symbol)} />}
    >
      <p>{jobs}</p>
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
      <Text as="div" size="note" className={classNames(styles.slip, className)}>
        <Text size="title" className={styles.title}>
          {symbol}
          {title}
        </Text>
        {children}
        <ul className={styles.lines}>
          {lines.map(({ name, value }) => (
            <li key={name} className={styles.line}>
              {name}
              <i className={styles.dots} />
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ul>
        <p className={styles.sum}>
          {sum.label}
          <b className={styles.amount}>{sum.amount}</b>
          <span className={styles.period}>{sum.period}</span>
        </p>
      </Text>
    </div>
  );
}

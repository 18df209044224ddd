import { classNames } from '#lib/class-names.ts';
import { LogoSymbol } from '#art/Logo.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Comparison.module.css';

export type ComparisonProps = {
  id: string;
  heading: string;
  call: Action;
  receipt: ReceiptProps;
  /** Everything on the receipt, in words. */
  description: string;
};

/** The comparison image: one receipt for the same jobs, bought as separate tools and as the platform. */
export function Comparison({ id, heading, call, receipt, description }: ComparisonProps) {
  return (
    <Section ground="band">
      <Container>
        <Split ratio="4-8">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <div className={styles.side}>
            <figure className={styles.receipt}>
              <div className={styles.till} aria-hidden="true">
                <Receipt {...receipt} />
              </div>
              <figcaption data-unsearched="">
                <VisuallyHidden>{description}</VisuallyHidden>
              </figcaption>
            </figure>
            <ButtonLink {...call} />
          </div>
        </Split>
      </Container>
    </Section>
  );
}

type ReceiptProps = {
  /** The separate tools, each with its price if prices are known. */
  tools: readonly { name: string; price?: string }[];
  /** The total of separate tools, then that of the platform. */
  sums: readonly [Sum, Sum];
};

type Sum = { label: string; lines: readonly string[]; amount: string; period: string };

/** A till receipt: the tools, then the two ways to buy them, each with what it includes and its total. */
function Receipt({ tools, sums }: ReceiptProps) {
  return (
    <Text as="div" size="note" className={styles.slip}>
      <ul className={classNames(styles.tools, !tools.some(({ price }) => price) && styles.names)}>
        {tools.map(({ name, price }) => (
          <li key={name}>
            {name}
            {price && <b>{`\u00a0${price}`}</b>}
          </li>
        ))}
      </ul>
      <div className={styles.sums}>
        {sums.map(({ label, lines, amount, period }, index) => (
          <div key={label} className={classNames(styles.sum, index === 1 && styles.platform)}>
            <Text size="titleSmall" className={styles.label}>
              {index === 1 && <LogoSymbol className={classNames('on-paper', styles.symbol)} />}
              {label}
            </Text>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              <b className={styles.amount}>{amount}</b>
              {period}
            </p>
          </div>
        ))}
      </div>
    </Text>
  );
}

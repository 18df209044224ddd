import { PileReceipt, PlatformReceipt, type ReceiptSum } from './Receipt.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Section } from '#ui/Section.tsx';
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
      <Container className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Lead muted className={styles.lead}>
            {lead}
          </Lead>
        </div>
        <figure>
          <div className={styles.receipts} aria-hidden="true">
            <PileReceipt {...pile} />
            <PlatformReceipt {...platform} />
          </div>
          <figcaption>
            <VisuallyHidden>{description}</VisuallyHidden>
          </figcaption>
        </figure>
      </Container>
    </Section>
  );
}

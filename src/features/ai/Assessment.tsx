import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './Assessment.module.css';

export type AssessmentProps = {
  id: string;
  heading: string;
  /** What is guaranteed, and by whom. */
  claim: string;
  /** What is not, with a link to the terms in the sentence. */
  limit: { before: string; link: Action; after: string };
  call: Action;
  sheet: AssessmentSheetProps;
};

/** The free assessment: the claim, the limit below it, and the sheet that the visitor keeps. */
export function Assessment(props: AssessmentProps) {
  const { id, heading, claim, limit, call, sheet } = props;
  return (
    <Section ground="band" isClipped>
      <Container>
        <Split ratio="7-5" align="center">
          <div className={styles.words}>
            <Heading level={2} id={id} className={styles.heading}>
              {heading}
            </Heading>
            <Text size="lead" measure="text">
              {claim}
            </Text>
            <ButtonLink {...call} />
            <Text isMuted measure="text">
              {limit.before}
              <TextLink {...limit.link} />
              {limit.after}
            </Text>
          </div>
          <AssessmentSheet {...sheet} />
        </Split>
      </Container>
    </Section>
  );
}

type AssessmentSheetProps = {
  heading: string;
  stamp: string;
  items: readonly string[];
  totals: readonly { label: string; value: string }[];
};

/** What the consultation covers, as the sheet that the consultant fills in with the visitor. */
function AssessmentSheet({ heading, stamp, items, totals }: AssessmentSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Heading level={3} size="h4">
          {heading}
        </Heading>
        <Text as="span" size="caps" className={styles.stamp}>
          {stamp}
        </Text>
      </div>
      <TickList items={items} />
      <dl className={styles.totals}>
        {totals.map(({ label, value }) => (
          <div key={label}>
            <Text as="dt" size="note" isMuted>
              {label}
            </Text>
            <Text as="dd" size="display">
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </div>
  );
}

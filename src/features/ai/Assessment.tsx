import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Assessment.module.css';

export type AssessmentProps = {
  id: string;
  heading: string;
  /** What is guaranteed, and by whom. */
  claim: string;
  /** What is not guaranteed, in a sentence with a link to the terms. */
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
        <Split ratio="1-1" align="center" className={styles.parts}>
          <div className={styles.words}>
            <Heading level={2} id={id} className={styles.heading}>
              {heading}
            </Heading>
            <Text size="lead" measure="text">
              {claim}
            </Text>
            <ButtonLink {...call} />
            <Text size="note" isMuted measure="text">
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
  stamp: { srText: string; text: string };
  /** Whose answers are on the sheet. */
  whose: { label: string; text: string };
  /** What the sheet shows, and the answer to each. */
  items: readonly { shows: string; here: string }[];
};

/** The topics of the consultation, as the sheet that the consultant fills in with the visitor, here for one task. */
function AssessmentSheet({ heading, stamp, whose, items }: AssessmentSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Text as="h3" size="titleSmall">
          {heading}
        </Text>
        <Text as="span" size="caps" className={styles.stamp}>
          <VisuallyHidden>{stamp.srText}</VisuallyHidden>
          {stamp.text}
        </Text>
      </div>
      <Text size="note" isMuted>
        <b>{whose.label}</b> {whose.text}
      </Text>
      <dl className={styles.items}>
        {items.map(({ shows, here }) => (
          <div key={shows} className={styles.item}>
            <Text as="dt" size="note">
              {shows}
            </Text>
            <Text as="dd" size="label" className={styles.pen}>
              {here}
            </Text>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Assessment.module.css';
import { AssessmentSheet, type AssessmentSheetProps } from './AssessmentSheet.tsx';

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
      <Container className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} id={id} className={styles.heading}>
            {heading}
          </Heading>
          <Lead className={styles.claim}>{claim}</Lead>
          <ButtonLink {...call} />
          <p className={styles.limit}>
            {limit.before}
            <TextLink {...limit.link} />
            {limit.after}
          </p>
        </div>
        <AssessmentSheet {...sheet} />
      </Container>
    </Section>
  );
}

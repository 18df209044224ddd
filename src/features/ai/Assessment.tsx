import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action, LinkTarget } from '#ui/link-target.ts';
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
  limit: { before: string; link: string; after: string };
  terms: LinkTarget;
  call: Action;
  sheet: AssessmentSheetProps;
};

/** The free assessment: the claim, the limit below it, and the sheet that the visitor keeps. */
export function Assessment(props: AssessmentProps) {
  const { id, heading, claim, limit, terms, call, sheet } = props;
  return (
    <Section ground="band" className={styles.assessment}>
      <Container className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} id={id} className={styles.heading}>
            {heading}
          </Heading>
          <Lead className={styles.claim}>{claim}</Lead>
          <ButtonLink to={call.to}>{call.label}</ButtonLink>
          <p className={styles.limit}>
            {limit.before}
            <TextLink to={terms}>{limit.link}</TextLink>
            {limit.after}
          </p>
        </div>
        <AssessmentSheet {...sheet} />
      </Container>
    </Section>
  );
}

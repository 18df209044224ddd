import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
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
        <h3>{heading}</h3>
        <span className={styles.stamp}>{stamp}</span>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <TickedBox />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A box on the sheet, ticked by hand as it scrolls into view. Decorative. */
function TickedBox() {
  return (
    <svg className={styles.box} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect x="3" y="5" width="20" height="20" rx="3" stroke="currentColor" strokeWidth="2.5" />
      <path className={styles.tick} pathLength="1" d="m7 14 6 6L26 3" />
    </svg>
  );
}

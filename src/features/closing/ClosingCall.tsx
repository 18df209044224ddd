import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './ClosingCall.module.css';

export type ClosingCallProps = {
  id?: string;
  heading: string;
  lead: string;
  call: Action;
  phone: Action;
};

/** The closing call of a page, on the signal wall; `art` ends at the button. */
export function ClosingCall(props: ClosingCallProps & Styled & { art: ReactNode }) {
  const { id, heading, lead, call, phone, art, className } = props;
  return (
    <Section ground="signal" className={classNames(styles.closing, className)}>
      <Container>
        <Heading level={2} id={id} size="giant" className={styles.heading}>
          {heading}
        </Heading>
        <Lead className={styles.lead}>{lead}</Lead>
        <div className={styles.row}>
          {art}
          <ButtonLink {...call} size="large" className={styles.button} />
        </div>
        <TextLink {...phone} className={styles.phone} />
      </Container>
    </Section>
  );
}

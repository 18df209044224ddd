import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
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
export function ClosingCall(props: ClosingCallProps & { art: ReactNode }) {
  const { id, heading, lead, call, phone, art } = props;
  return (
    <Section ground="signal" isClipped className={styles.closing}>
      <Container>
        <Heading level={2} id={id} size="giant" className={styles.heading}>
          {heading}
        </Heading>
        <Text size="lead" measure="narrow" className={styles.lead}>
          {lead}
        </Text>
        <div className={styles.row}>
          {art}
          <ButtonLink {...call} size="large" className={styles.button} />
        </div>
        <TextLink {...phone} className={styles.phone} />
      </Container>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './ClosingCall.module.css';

export type ClosingCallProps = {
  id?: string;
  heading: string;
  lead: ReactNode;
  call: Action;
  phone: Action;
};

/**
 * The closing call of a page, on the signal wall. `art` fits the subject of the page and ends at the button, which is
 * below the words or at the `end` of its row. In a wide window it may be `beside` the words and the button.
 */
export function ClosingCall(
  props: ClosingCallProps & { art: ReactNode; place?: 'start' | 'end' | 'beside' },
) {
  const { id, heading, lead, call, phone, art, place = 'start' } = props;
  return (
    <Section ground="signal" isClipped space="wide" className={styles.closing}>
      <Container className={place === 'beside' ? styles.split : undefined}>
        <Heading level={2} id={id} size="giant" className={styles.heading}>
          {heading}
        </Heading>
        <Text size="lead" measure="narrow" className={styles.lead}>
          {lead}
        </Text>
        {place === 'beside' && art}
        <div className={classNames(styles.calls, place === 'end' && styles.end)}>
          <div className={styles.row}>
            {place !== 'beside' && art}
            <ButtonLink {...call} size="large" className={styles.button} />
          </div>
          <TextLink {...phone} className={styles.phone} />
        </div>
        {place === 'beside' && <Station className={styles.stop} />}
      </Container>
    </Section>
  );
}

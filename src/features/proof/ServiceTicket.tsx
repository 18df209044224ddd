import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section, type Ground } from '#ui/Section.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { Photograph, type Picture } from './Photograph.tsx';
import styles from './ServiceTicket.module.css';

export type ServiceTicketProps = {
  id: string;
  heading: string;
  ground: Ground;
  quote: string;
  name: string;
  trade: string;
  town: string;
  number?: { value: string; meaning: string } | undefined;
  picture?: Picture | undefined;
};

/** Up to this many words are set large. */
const SHORT = 24;

/** A customer's words as a paper ticket on the line: the quote, the customer, and one figure on the stub. */
export function ServiceTicket(props: ServiceTicketProps) {
  const { id, heading, ground, quote, name, trade, town, number, picture } = props;
  const isShort = quote.split(' ').length <= SHORT;
  return (
    <Section ground={ground} isClipped className={styles.section}>
      <Container>
        <div className={classNames(styles.ticket, number && styles.torn)}>
          <Station size="small" className={styles.start} />
          <Station size="small" className={styles.end} />
          <figure className={styles.main}>
            <Heading level={2} size="h4" id={id}>
              {heading}
            </Heading>
            <blockquote className={styles.quote}>
              <Text size={isShort ? 'display' : 'lead'}>{`“${quote}”`}</Text>
            </blockquote>
            <figcaption className={styles.who}>
              {picture && <Photograph picture={picture} className={styles.portrait} />}
              <div>
                <Text size="titleSmall" className={styles.name}>
                  {name}
                </Text>
                <Text size="note">{`${trade}, ${town}`}</Text>
              </div>
            </figcaption>
          </figure>
          {number && (
            <div className={styles.stub}>
              <Text size="display" className={styles.value}>
                {number.value}
              </Text>
              <Text size="note">{number.meaning}</Text>
            </div>
          )}
        </div>
      </Container>
    </Section>
  );
}

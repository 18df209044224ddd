import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Accordion } from '#ui/Disclosure.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './SmallPrint.module.css';

export type SmallPrintProps = {
  id: string;
  heading: string;
  lead: string;
  terms: Action;
  ticket: {
    name: string;
    service: string;
    months: number;
    answers: readonly { id: string; question: string; answer: string }[];
    /** What comes after the bundle, on the ticket's stub. */
    open: { question: string; answer: string };
  };
  call: Action;
};

/** A buyer's questions on a bundle's ticket. Each opens to its answer; the stub says what comes after the bundle. */
export function SmallPrint({ id, heading, lead, terms, ticket, call }: SmallPrintProps) {
  const { open } = ticket;
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
        <PaperTicket
          months={ticket.months}
          stub={
            <div className={styles.open}>
              <Heading level={3} size="h4">
                {open.question}
              </Heading>
              <p>{open.answer}</p>
              <ButtonLink {...call} variant="inverse" className={styles.call} />
            </div>
          }
        >
          <p className={styles.name}>
            <b>{ticket.name}</b>
            {` ${ticket.service}`}
          </p>
          <Accordion items={ticket.answers} />
          <p className={styles.terms}>
            <TextLink {...terms} icon="arrow" />
          </p>
        </PaperTicket>
      </Container>
    </Section>
  );
}

/**
 * A paper ticket for `months` stops with an empty stub: the line runs through
 * the stops and continues, dashed, after the perforation.
 */
function PaperTicket(props: { months: number; stub: ReactNode; children: ReactNode }) {
  const { months, stub, children } = props;
  return (
    <div className={styles.ticket}>
      <div className={classNames(styles.paper, styles.face)}>
        <p className={styles.stops} aria-hidden="true">
          {Array.from({ length: months }, (_, month) => (
            <i key={month}>{month + 1}</i>
          ))}
        </p>
        {children}
      </div>
      <div className={classNames(styles.paper, styles.stub)}>
        <p className={classNames(styles.stops, styles.ahead)} aria-hidden="true">
          <i>{months + 1}</i>
        </p>
        {stub}
      </div>
    </div>
  );
}

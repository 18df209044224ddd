import { LanesTicket, StationTicket, WheelTicket } from './TicketArt.tsx';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Container } from '#ui/Container.tsx';
import { Flag } from '#ui/Flag.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Note } from '#ui/Note.tsx';
import { Price } from '#ui/Price.tsx';
import { Section } from '#ui/Section.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './PathCards.module.css';

type Ticket = {
  name: string;
  text: string;
  /** What the price includes, if the text does not say it all. */
  features?: readonly string[];
  note: string;
  price: { before?: string; amount: string; after?: string };
  action: Action;
};

export type PathCardsProps = {
  id: string;
  heading: string;
  platform: Ticket;
  partnership: Ticket & { flag: string };
  community: Ticket;
};

/** Three ways to start, as tickets; the middle one stands out. */
export function PathCards({ id, heading, platform, partnership, community }: PathCardsProps) {
  return (
    <Section ground="tint">
      <Container>
        <Heading level={2} id={id} className={styles.heading}>
          {heading}
        </Heading>
        <div className={styles.row}>
          <Card className={styles.ticket}>
            <div className={styles.art}>
              <LanesTicket />
            </div>
            <Offer {...platform} variant="outline" />
          </Card>
          <Card isEmphasized className={classNames(styles.ticket, styles.main)}>
            <div className={styles.art}>
              <WheelTicket />
            </div>
            <Offer {...partnership} variant="primary" />
          </Card>
          <Card className={styles.ticket}>
            <div className={styles.art}>
              <StationTicket />
            </div>
            <Offer {...community} variant="outline" />
          </Card>
        </div>
      </Container>
    </Section>
  );
}

function Offer({
  flag,
  name,
  text,
  features,
  price,
  note,
  action,
  variant,
}: Ticket & { flag?: string; variant: 'outline' | 'primary' }) {
  return (
    <>
      <Heading level={3}>{name}</Heading>
      {flag && <Flag>{flag}</Flag>}
      <p className={styles.text}>{text}</p>
      <div className={styles.offer}>
        <Price {...price} />
        <Note>{note}</Note>
        {/* Left out of the search, which finds the page behind each card instead. */}
        {features && (
          <div data-unsearched="">
            <TickList items={features} className={styles.features} />
          </div>
        )}
        <ButtonLink {...action} variant={variant} className={styles.action} />
      </div>
    </>
  );
}

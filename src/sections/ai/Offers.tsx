import type { ReactNode } from 'react';
import { PartnershipLine } from '#art/ai/PartnershipLine.tsx';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink, type ButtonVariant } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './Offers.module.css';

type Offer = {
  title: string;
  subtitle: string;
  price: string;
  period: string;
  features: readonly string[];
};

type Shared = { startingAt: string; action: string; to: LinkTarget };

export type OffersProps = Shared & {
  id: string;
  heading: string;
  partnership: Offer;
  build: Offer;
};

/** The two offers; the partnership stands out. Both lead to the assessment. */
export function Offers({ id, heading, partnership, build, ...shared }: OffersProps) {
  return (
    <Section ground="tint">
      <Container>
        <Heading level={2} id={id} className={styles.heading}>
          {heading}
        </Heading>
        <div className={styles.row}>
          <OfferCard
            {...partnership}
            {...shared}
            variant="primary"
            className={classNames(styles.main, 'inverse')}
            art={<PartnershipLine className={styles.art} />}
          />
          <OfferCard {...build} {...shared} variant="line" />
        </div>
      </Container>
    </Section>
  );
}

function OfferCard(
  props: Offer &
    Shared & { variant: ButtonVariant; className?: string | undefined; art?: ReactNode },
) {
  return (
    <article className={classNames(styles.offer, props.className)}>
      <div>
        <Heading level={3}>{props.title}</Heading>
        <p className={styles.subtitle}>{props.subtitle}</p>
      </div>
      <div>
        <p className={styles.from}>{props.startingAt}</p>
        <p className={styles.price}>
          <b>{props.price}</b> {props.period}
        </p>
      </div>
      <TickList items={props.features} className={styles.features} />
      {props.art}
      <ButtonLink to={props.to} variant={props.variant} className={styles.action}>
        {props.action}
      </ButtonLink>
    </article>
  );
}

import type { AiOffer } from '#data/ai-offers.ts';
import { classNames } from '#lib/class-names.ts';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { ButtonLink, type ButtonVariant } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Price } from '#ui/Price.tsx';
import { Section } from '#ui/Section.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './Offers.module.css';

type Offer = Pick<AiOffer, 'name' | 'subtitle' | 'features'> & { price: string; period: string };

type Shared = { startingAt: string; action: Action };

export type OffersProps = Shared & {
  id: string;
  heading: string;
  partnership: Offer;
  build: Offer;
  terms: PurchaseTermsProps;
};

/** The two offers; the partnership stands out. Both lead to the assessment. */
export function Offers(props: OffersProps) {
  const { id, heading, partnership, build, terms, ...shared } = props;
  return (
    <Section ground="tint">
      <Container>
        <Heading level={2} id={id} className={styles.heading}>
          {heading}
        </Heading>
        <div className={styles.row}>
          <OfferCard {...partnership} {...shared} variant="primary" isEmphasized />
          <OfferCard {...build} {...shared} variant="outline" />
        </div>
        <PurchaseTerms {...terms} className={styles.terms} />
      </Container>
    </Section>
  );
}

/** The emphasized card has room for a price of this many characters in the largest figures. */
const MAX_CHARACTERS_HUGE = 6;

function OfferCard(props: Offer & Shared & { variant: ButtonVariant; isEmphasized?: boolean }) {
  return (
    <Card
      isEmphasized={props.isEmphasized ?? false}
      className={classNames(
        styles.offer,
        props.isEmphasized && props.price.length <= MAX_CHARACTERS_HUGE && styles.main,
      )}
    >
      <div>
        <Heading level={3}>{props.name}</Heading>
        <p className={styles.subtitle}>{props.subtitle}</p>
      </div>
      <div>
        <p className={styles.from}>{props.startingAt}</p>
        <Price
          amount={props.price}
          after={` ${props.period}`}
          size="large"
          className={styles.price}
        />
      </div>
      <TickList items={props.features} className={styles.features} />
      <ButtonLink {...props.action} variant={props.variant} className={styles.action}>
        <span>{props.action.label}</span>
      </ButtonLink>
    </Card>
  );
}

import type { AiOffer } from '#data/ai-offers.ts';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import type { Action } from '#ui/link.ts';
import { OfferCard, OfferRow } from '#ui/OfferCard.tsx';
import { Price } from '#ui/Price.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './Offers.module.css';

type Offer = Pick<AiOffer, 'name' | 'subtitle' | 'features'> & {
  price: string;
  period: string;
  /** What else a buyer must know of the price. */
  remark?: string;
};

export type OffersProps = {
  startingAt: string;
  /** The summary that opens the features on a phone. */
  included: string;
  action: Action;
  id: string;
  heading: string;
  /** What a plan does alone, and what the offers add. */
  lead: string;
  partnership: Offer;
  build: Offer;
  terms: PurchaseTermsProps;
};

/** The two offers; the partnership stands out. Both lead to the assessment. */
export function Offers(props: OffersProps) {
  const { id, heading, lead, partnership, build, startingAt, included, action, terms } = props;
  return (
    <Section ground="tint">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        <OfferRow>
          {[partnership, build].map((offer) => (
            <OfferCard
              key={offer.name}
              isEmphasized={offer === partnership}
              name={offer.name}
              text={offer.subtitle}
              terms={{
                price: (
                  <Price
                    isStacked
                    size="large"
                    before={startingAt}
                    amount={offer.price}
                    after={` ${offer.period}`}
                  />
                ),
                ...(offer.remark && { remark: offer.remark }),
                action,
              }}
              features={
                <PhoneDisclosure from="48rem" summary={included} name={offer.name}>
                  <TickList items={offer.features} />
                </PhoneDisclosure>
              }
            />
          ))}
        </OfferRow>
        <PurchaseTerms {...terms} className={styles.terms} />
      </Container>
    </Section>
  );
}

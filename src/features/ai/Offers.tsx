import type { ReactNode } from 'react';
import type { AiOffer } from '#data/ai-offers.ts';
import { Stations } from '#art/Stations.tsx';
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
              art={offer === partnership ? <CircleLine /> : <LastStop />}
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

/** The partnership: a line that goes round its stations again and again. 180 by 120. */
function CircleLine() {
  const stations = [0, 1, 2, 3, 4, 5].map((place) => {
    const angle = (place * Math.PI) / 3;
    return [62 + 44 * Math.cos(angle), 62 + 44 * Math.sin(angle)] as const;
  });
  return (
    <OfferDrawing>
      <path d="M18 62a44 44 0 1 1 88 0a44 44 0 1 1-88 0" />
      <path className={styles.tail} d="M106 62H180" />
      <Stations at={stations} radius={8} border={5} />
    </OfferDrawing>
  );
}

/** The build: a line to one switch, which is on. 180 by 120. */
function LastStop() {
  return (
    <OfferDrawing>
      <path className={styles.tail} d="M62 62H180" />
      <rect x="29" y="16" width="66" height="92" rx="12" fill="var(--engine)" stroke="none" />
      <rect x="37" y="24" width="50" height="36" rx="7" fill="var(--accent)" stroke="none" />
      <path d="M62 34V50" stroke="var(--accent-ink)" strokeWidth="4" />
      <circle cx="62" cy="84" r="7" stroke="var(--engine-ink)" strokeWidth="3" />
    </OfferDrawing>
  );
}

/** Beside the price, with a line to the edge of the card. */
function OfferDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      width="180"
      viewBox="0 0 180 120"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="6"
      aria-hidden="true"
      data-print="hidden"
    >
      {children}
    </svg>
  );
}

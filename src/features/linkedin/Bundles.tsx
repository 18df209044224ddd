import { classNames } from '#lib/class-names.ts';
import { Rating, type RatingProps } from '#features/proof/Rating.tsx';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import type { ButtonVariant } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import type { Action, LinkAttributes } from '#ui/link.ts';
import { OfferCard, OfferRow } from '#ui/OfferCard.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TickList } from '#ui/TickList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Bundles.module.css';

type BundleProps = {
  level: string;
  /** The level as it reads in a sentence, for the button's accessible name. */
  levelName: string;
  price: string;
  /** How long it runs and how it is paid for. */
  terms: readonly string[];
  /** The other way to pay for it, if there is one. */
  orQuarter: string | undefined;
  /** The number of advertisements per week. */
  ads: number;
  link: LinkAttributes;
  buttonText: string;
  buttonVariant: ButtonVariant;
  /** Whether its button already books a call. */
  isSoldInCall: boolean;
  /** Why the card stands out, if it does. */
  flag?: string | undefined;
  advertisements: string;
  communication: string;
  /** What its communication package holds, if that is known. */
  holds?: string | undefined;
};

/** A sentence and its link. */
type OtherWay = { name: string; text: string; action: Action };

export type BundlesProps = {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  /** The question about communication packages. */
  packages: Action;
  /** What a block on a card stands for. */
  block: string;
  every: { heading: string; items: readonly string[] };
  /** The call, as large as the button of a bundle that can be ordered without one. */
  talk: Action;
  /** The remark on a bundle that can be ordered only on a call. */
  soldInCall: string;
  cards: readonly BundleProps[];
  /** The summary that opens the other ways to pay on a phone, and the ways themselves. */
  others: string;
  /** The name of the way to pay that the terms are about. */
  once: string;
  quarterly: OtherWay;
  monthly: OtherWay;
  /** The rating, if its source is known. */
  rating: readonly RatingProps[];
  purchase: PurchaseTermsProps;
};

/** The three bundles. The blocks on a card are its advertisements of a week. */
export function Bundles(props: BundlesProps) {
  const { sectionId, id, heading, lead, packages, block, every, talk, soldInCall, cards } = props;
  const { once, others, quarterly, monthly, rating, purchase } = props;
  const places = Math.max(...cards.map(({ ads }) => ads));
  return (
    <Section ground="tint" id={sectionId} space="wide">
      <Container>
        <SectionHead
          id={id}
          heading={heading}
          lead={
            <>
              {`${lead} `}
              <TextLink {...packages} />
              {rating.map((one) => (
                <Rating key={one.note} {...one} />
              ))}
            </>
          }
          size="peak"
          space="tight"
        />
        <div className={styles.every} data-every-level>
          <Text as="b" size="title">
            {every.heading}
          </Text>
          <TickList items={every.items} size="small" />
        </div>
        <OfferRow className={styles.bundles}>
          {cards.map((card) => (
            <OfferCard
              key={card.level}
              className={styles.card}
              isEmphasized={card.buttonVariant === 'primary'}
              flag={card.flag}
              art={<AdSlots label={block} ads={card.ads} places={places} />}
              name={card.level}
              terms={{
                price: <Price size="large" amount={card.price} />,
                remark: (
                  <>
                    {card.terms.join(' ')}{' '}
                    {card.orQuarter && <b className={styles.quarter}>{card.orQuarter}</b>}
                  </>
                ),
                action: {
                  ...card.link,
                  variant: card.buttonVariant,
                  children: (
                    <span>
                      {card.buttonText}
                      <VisuallyHidden>{` ${card.levelName}`}</VisuallyHidden>
                    </span>
                  ),
                },
                also: card.isSoldInCall ? (
                  <Text size="note">{soldInCall}</Text>
                ) : (
                  <TextLink {...talk} srText={card.levelName} icon="arrow" />
                ),
              }}
              features={
                <TickList
                  items={[
                    { what: <strong>{card.advertisements}</strong> },
                    { what: card.communication, note: card.holds },
                  ]}
                />
              }
            />
          ))}
        </OfferRow>
        <div className={styles.ways}>
          <div>
            <Text as="b" size="label">
              {once}
            </Text>
            <PurchaseTerms {...purchase} />
          </div>
          <PhoneDisclosure summary={others} className={styles.others}>
            <div className={styles.pair}>
              {[quarterly, monthly].map(({ name, text, action }) => (
                <div key={name}>
                  <Text as="b" size="label">
                    {name}
                  </Text>
                  <Text size="note" isMuted>
                    {`${text} `}
                    <TextLink {...action} />
                  </Text>
                </div>
              ))}
            </div>
          </PhoneDisclosure>
        </div>
      </Container>
    </Section>
  );
}

/** The advertisements of a week, side by side among as many places as the largest level fills. */
function AdSlots(props: {
  /** What a block is, in one word. */
  label: string;
  ads: number;
  places: number;
}) {
  const { label, ads, places } = props;
  return (
    <div className={classNames('base', styles.slots)} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <span
          key={place}
          className={place < ads ? styles.block : styles.free}
          data-on={place < ads || undefined}
        >
          {place < ads && label}
        </span>
      ))}
    </div>
  );
}

import { classNames } from '#lib/class-names.ts';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import type { ButtonVariant } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
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
  /** `ads` is the number of advertisements per week; `top` is what sits on top of them in the drawing. */
  ads: number;
  top: string;
  link: LinkAttributes;
  buttonText: string;
  buttonVariant: ButtonVariant;
  /** Whether its button already books a call. */
  isSoldInCall: boolean;
  /** What differs from level to level comes first. */
  features: readonly string[];
};

type OtherWay = { text: string; action: Action };

export type BundlesProps = {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  /** What a block on a card stands for. */
  block: string;
  /** On a phone, replaces what a card has in common with the first one. */
  rest: string;
  /** The call, beside the button of a bundle that can be ordered without one. */
  talk: OtherWay;
  cards: readonly BundleProps[];
  /** The other ways to pay. */
  quarterly: OtherWay;
  monthly: OtherWay;
  purchase: PurchaseTermsProps;
};

/** How many features of a card differ from level to level. */
const OWN = 2;

/** The three bundles. The blocks on a card show what it adds to the others. */
export function Bundles(props: BundlesProps) {
  const { sectionId, id, heading, lead, block, rest, talk, cards } = props;
  const { quarterly, monthly, purchase } = props;
  const places = Math.max(...cards.map(({ ads }) => ads));
  return (
    <Section ground="tint" id={sectionId}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} space="tight" />
        <OfferRow className={styles.bundles}>
          {cards.map((card, index) => (
            <OfferCard
              key={card.level}
              isEmphasized={card.buttonVariant === 'primary'}
              art={<AdStack label={block} ads={card.ads} places={places} top={card.top} />}
              name={card.level}
              terms={{
                price: <Price size="large" amount={card.price} />,
                remark: card.terms.join(' '),
                action: {
                  ...card.link,
                  variant: card.buttonVariant,
                  children: (
                    <span>
                      {card.buttonText}
                      <VisuallyHidden>{`, ${card.levelName}`}</VisuallyHidden>
                    </span>
                  ),
                },
                ...(!card.isSoldInCall && {
                  also: (
                    <Text size="note" data-unsearched="">
                      {`${talk.text} `}
                      <TextLink {...talk.action} />
                    </Text>
                  ),
                }),
              }}
              features={
                <TickList
                  items={card.features.slice(0, OWN).map((feature) => (
                    <strong key={feature}>{feature}</strong>
                  ))}
                />
              }
              note={
                <>
                  <TickList
                    items={card.features.slice(OWN)}
                    className={index > 0 ? styles.common : undefined}
                  />
                  {index > 0 && (
                    <Text as="div" size="note" className={styles.rest}>
                      {rest}
                    </Text>
                  )}
                </>
              }
            />
          ))}
        </OfferRow>
        <div className={styles.others}>
          <PurchaseTerms {...purchase} />
          {[quarterly, monthly].map(({ text, action }) => (
            <Text key={text} size="note">
              {`${text} `}
              <TextLink {...action} />
            </Text>
          ))}
        </div>
      </Container>
    </Section>
  );
}

/**
 * What a level does every week, as blocks on top of the content that follows: stacked on a wide screen; on a phone, its
 * advertisements side by side, among as many places as the largest level fills.
 */
function AdStack(props: {
  /** What a block is, in one word. */
  label: string;
  ads: number;
  places: number;
  /** The block on top of the advertisements, where there is room for it. */
  top: string;
}) {
  const { label, ads, places, top } = props;
  return (
    <div className={classNames('base', styles.stack)} aria-hidden="true">
      <b className={styles.top}>{top}</b>
      {Array.from({ length: places }, (_, place) => (
        <p
          key={place}
          className={place < ads ? styles.block : styles.free}
          data-on={place < ads || undefined}
        >
          {place < ads && label}
        </p>
      ))}
    </div>
  );
}

import { Fragment } from 'react';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { ButtonLink, type ButtonVariant } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action, LinkAttributes } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Price } from '#ui/Price.tsx';
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

/** The three bundles. The blocks on a card show what it adds to the others. */
export function Bundles(props: BundlesProps) {
  const { sectionId, id, heading, lead, block, rest, talk, cards } = props;
  const { quarterly, monthly, purchase } = props;
  const places = Math.max(...cards.map(({ ads }) => ads));
  return (
    <Section ground="tint" id={sectionId}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
        <div className={styles.bundles}>
          {cards.map((card, index) => (
            <Bundle
              key={card.level}
              {...card}
              block={block}
              places={places}
              rest={index > 0 ? rest : null}
              talk={card.isSoldInCall ? null : talk}
            />
          ))}
        </div>
        <div className={styles.others}>
          <PurchaseTerms {...purchase} />
          {[quarterly, monthly].map(({ text, action }) => (
            <p key={text}>
              {`${text} `}
              <TextLink {...action} />
            </p>
          ))}
        </div>
      </Container>
    </Section>
  );
}

function Bundle(
  props: BundleProps & {
    block: string;
    places: number;
    rest: string | null;
    talk: OtherWay | null;
  },
) {
  const { level, levelName, price, terms, buttonText, features, ads, top, link } = props;
  const { buttonVariant, block, places, rest, talk } = props;
  return (
    <article className={styles.bundle}>
      <AdStack label={block} ads={ads} places={places} top={top} />
      <Card as="div" isEmphasized={buttonVariant === 'primary'} className={styles.card}>
        <div>
          <h3 className={styles.level}>{level}</h3>
          <Price size="large" amount={price} className={styles.price} />
          <p className={styles.terms}>
            {terms.map((term, index) => (
              <Fragment key={term}>
                {index > 0 && ' '}
                <span>{term}</span>
              </Fragment>
            ))}
          </p>
        </div>
        <div className={styles.order}>
          <ButtonLink {...link} variant={buttonVariant}>
            <span>
              {buttonText}
              <VisuallyHidden>{`, ${levelName}`}</VisuallyHidden>
            </span>
          </ButtonLink>
          {talk && (
            <p data-unsearched="">
              {`${talk.text} `}
              <TextLink {...talk.action} />
            </p>
          )}
        </div>
        <TickList
          items={features.map((feature, index) =>
            index < 2 ? <strong key={feature}>{feature}</strong> : feature,
          )}
        />
        {rest && <div className={styles.rest}>{rest}</div>}
      </Card>
    </article>
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
    <div className={styles.stack} aria-hidden="true">
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

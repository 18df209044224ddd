import { Fragment } from 'react';
import { AdStack } from '#art/linkedin/AdStack.tsx';
import type { LinkedinBundle } from '#data/linkedin-bundles.ts';
import { PurchaseTerms, type PurchaseTermsProps } from '#sections/shared/PurchaseTerms.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Container } from '#ui/Container.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Price } from '#ui/Price.tsx';
import { TickList } from '#ui/TickList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { BUTTON_VARIANTS } from './button-variant.ts';
import styles from './Bundles.module.css';

type BundleProps = Pick<LinkedinBundle, 'level' | 'buttonText' | 'buttonVariant' | 'features'> & {
  /** The level as a sentence says it, for the name of the button. */
  levelName: string;
  price: string;
  /** How long it runs, and how it is paid. */
  terms: readonly string[];
  days: readonly { day: string; ads: number }[];
  to: LinkTarget;
};

type OtherWay = { text: string; action: string; to: LinkTarget };

export type BundlesProps = {
  /** Of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  /** Says what of the drawings is made up. */
  example: string;
  /** What a block on a card is. */
  block: string;
  cards: readonly BundleProps[];
  /** The other ways to pay. */
  quarterly: OtherWay;
  monthly: OtherWay;
  purchase: PurchaseTermsProps;
};

/** The three bundles. The blocks that stand on a card are its advertisements of a week. */
export function Bundles(props: BundlesProps) {
  const { sectionId, id, heading, lead, example, block, cards, quarterly, monthly, purchase } =
    props;
  return (
    <Section ground="tint" id={sectionId}>
      <Container>
        <SectionHead
          id={id}
          heading={heading}
          lead={
            <>
              {`${lead} `}
              <span aria-hidden="true">{example}</span>
            </>
          }
          className={styles.head}
        />
        <div className={styles.bundles}>
          {cards.map((card) => (
            <Bundle key={card.level} {...card} block={block} />
          ))}
        </div>
        <PurchaseTerms {...purchase} className={styles.purchase} />
        {[quarterly, monthly].map(({ text, action, to }) => (
          <p key={action} className={styles.other}>
            {`${text} `}
            <TextLink to={to}>{action}</TextLink>
          </p>
        ))}
      </Container>
    </Section>
  );
}

function Bundle(props: BundleProps & { block: string }) {
  const { level, levelName, price, terms, buttonText, features, days, to, block } = props;
  const variant = BUTTON_VARIANTS[props.buttonVariant];
  return (
    <article className={styles.bundle}>
      <AdStack label={block} days={days} />
      <Card as="div" isEmphasized={variant === 'primary'} className={styles.card}>
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
        <ButtonLink to={to} variant={variant}>
          <span>
            {buttonText}
            <VisuallyHidden>{`, ${levelName}`}</VisuallyHidden>
          </span>
        </ButtonLink>
        <TickList
          items={features.map((feature, index) =>
            // What differs from level to level stands first in the record.
            index < 2 ? <strong key={feature}>{feature}</strong> : feature,
          )}
        />
      </Card>
    </article>
  );
}

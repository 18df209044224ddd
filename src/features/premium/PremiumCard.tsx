import { Fragment } from 'react';
import { LevelBars } from '#features/offers/LevelBars.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { OfferCard } from '#ui/OfferCard.tsx';
import { Price } from '#ui/Price.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { TickList } from '#ui/TickList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PremiumPricing.module.css';

export type PremiumCardProps = {
  /** Also the id of the card, so that links can lead to it. */
  id: string;
  name: string;
  price: string;
  period: string;
  /** The price of a year, in parts that do not wrap. Plain text: a plan has only one link. */
  yearly: readonly string[];
  level: number;
  levelName: string;
  discount: { amount: string; onWhat: string };
  /** Whether the plan only raises the discount: it has the LinkedIn level of the plan before it. */
  isRaised: boolean;
  /** What it adds to the plan before it: first the advertisements of its LinkedIn level, if that is new. */
  rises: readonly string[];
  /** When to choose it, if it has the LinkedIn level of the plan before it. */
  fit?: string | undefined;
  /** What the communication package of its LinkedIn level holds, if that is known. */
  holds?: string | undefined;
  /** Why the plan stands out, if it does. */
  flag?: string | undefined;
  action: Action;
};

/** The card of a plan that brings a LinkedIn level. `details` is the summary that opens what it includes on a phone. */
export function PremiumCard(props: PremiumCardProps & { levels: number; details: string }) {
  const { id, name, price, period, yearly, level, levels, levelName, details } = props;
  const { discount, holds, flag, action } = props;
  const [ads, communication = '', ...rises] = props.rises;
  return (
    <OfferCard
      id={id}
      phone="columns"
      isEmphasized={flag !== undefined}
      flag={flag}
      name={name}
      terms={{
        price: <Price amount={price} after={` ${period}`} />,
        remark: yearly.map((part) => (
          <Fragment key={part}>
            <span className={styles.whole}>{part}</span>{' '}
          </Fragment>
        )),
        action: { ...action, srText: name },
      }}
      features={
        <div className={styles.features}>
          <p className={styles.level}>
            <LevelBars level={level} levels={levels} />
            <Text as="b" size="label">
              {levelName}
            </Text>
          </p>
          <Text size="note">{ads}</Text>
          <Text as="span" size="note" data-unsearched="">
            <Text as="b" size="label" className={styles.discount}>
              {discount.amount}
            </Text>{' '}
            {discount.onWhat}
          </Text>
        </div>
      }
      note={
        <PhoneDisclosure summary={details} name={name}>
          <TickList
            size="small"
            items={[{ what: communication, note: holds }, ...rises]}
            className={styles.details}
          />
        </PhoneDisclosure>
      }
    />
  );
}

/** A plan that only raises the discount: a step of the list below the cards. */
export function RaisedPlan(props: PremiumCardProps) {
  const { id, name, price, period, yearly, levelName, discount, rises, fit, action } = props;
  return (
    <article id={id} className={styles.raised}>
      <Station className={styles.stop} />
      <Heading level={3} size="h4" className={styles.name}>
        {name}
      </Heading>
      <Text size="display" className={styles.off} data-unsearched="">
        {`${discount.amount} `}
        <VisuallyHidden>{`${discount.onWhat}, ${levelName}`}</VisuallyHidden>
      </Text>
      <Text size="note" isMuted className={styles.more}>
        {`${[fit, ...rises, yearly[0]].join('. ')}.`}
      </Text>
      <div className={styles.price}>
        <Price isStacked size="inline" amount={price} after={` ${period}`} />
      </div>
      <div className={styles.select}>
        <ButtonLink {...action} srText={name} variant="outline" size="small" />
      </div>
    </article>
  );
}

import { LevelBars } from '#features/offers/LevelBars.tsx';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Flag } from '#ui/Flag.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { Price, type PriceSize } from '#ui/Price.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './PremiumCard.module.css';

export type PremiumCardProps = {
  /** Also the id of the card, so that links can lead to it. */
  id: string;
  name: string;
  price: string;
  priceSize: PriceSize;
  period: string;
  /** The price of a year, as plain text: a plan has only one link. */
  yearly: string;
  level: number;
  levels: number;
  levelName: string;
  discount: { amount: string; onWhat: string };
  /** What it adds to the plan before it. */
  step: { heading: string; rises: readonly string[] };
  /** When to choose it. */
  fit: string;
  /** What the buyer must ask first. */
  unlisted: string;
  /** Whether it is the one that stands out. */
  isHighlighted: boolean;
  /** The first button, before the link to buy, if the plan should be talked over. */
  call?: Action | undefined;
  action: Action;
};

/** One plan: its price, the link to buy it, and what it includes. */
export function PremiumCard(props: PremiumCardProps) {
  const { id, name, price, period, yearly, level, levels, levelName } = props;
  const { priceSize, discount, step, fit, unlisted, isHighlighted, call, action } = props;
  return (
    <article
      id={id}
      className={classNames(styles.card, isHighlighted && `inverse ${styles.highlighted}`)}
    >
      <Heading level={3} size="h4" className={styles.name}>
        {name}
      </Heading>
      <p className={styles.fit}>{isHighlighted ? <Flag>{fit}</Flag> : fit}</p>
      <Price
        amount={price}
        size={priceSize}
        after={
          <>
            {` ${period}, `}
            <span>{yearly}</span>
          </>
        }
        className={styles.price}
      />
      <div className={styles.actions}>
        {call && (
          <ButtonLink {...call} variant={isHighlighted ? 'primary' : 'outline'} size="small" />
        )}
        {call ? (
          <TextLink {...action} srText={name} />
        ) : (
          <ButtonLink {...action} srText={name} variant="outline" size="small" />
        )}
      </div>
      <p className={styles.level}>
        <LevelBars level={level} levels={levels} />
        {levelName}
      </p>
      <p className={styles.discount}>
        <b>{discount.amount}</b> <span>{discount.onWhat}</span>
      </p>
      <div className={styles.step}>
        <p>{step.heading}</p>
        <TickList items={step.rises} className={styles.rises} />
      </div>
      <p className={styles.unlisted} data-unsearched="">
        {unlisted}
      </p>
    </article>
  );
}

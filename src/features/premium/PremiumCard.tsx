import { unbroken } from '#lib/text.ts';
import { LevelBars } from '#features/offers/LevelBars.tsx';
import type { Action } from '#ui/link.ts';
import { OfferCard } from '#ui/OfferCard.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { TickList } from '#ui/TickList.tsx';
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
  levels: number;
  levelName: string;
  discount: { amount: string; onWhat: string };
  /** It has all of the plan before it, with a larger discount: it says only what that is. */
  isRaised: boolean;
  /** What it adds to the plan before it. */
  rises: readonly string[];
  /** When to choose it. */
  fit: string;
  /** What the buyer must ask first. */
  unlisted: string;
  /** Why it stands out, on the one that does. */
  flag?: string | undefined;
  /** The first button, before the link to buy, if the plan should be talked over. */
  call?: Action | undefined;
  action: Action;
};

/** One plan: its price, the link to buy it, and what it includes. */
export function PremiumCard(props: PremiumCardProps) {
  const { id, name, price, period, yearly, level, levels, levelName, isRaised } = props;
  const { discount, rises, fit, unlisted, flag, call, action } = props;
  const discounted = (
    <Text as="span" size="note" data-unsearched="">
      <Text as="b" size="label">
        {discount.amount}
      </Text>{' '}
      {discount.onWhat}
    </Text>
  );
  return (
    <OfferCard
      id={id}
      size={isRaised ? 'small' : 'normal'}
      isEmphasized={flag !== undefined}
      flag={flag}
      name={name}
      text={fit}
      terms={{
        price: <Price isStacked={isRaised} amount={price} after={` ${period}`} />,
        remark: (
          <>
            {yearly.map(unbroken).join(' ')}
            {isRaised && (
              <>
                {`. ${levelName}, `}
                {discounted}
                {`. ${rises.join('. ')}.`}
              </>
            )}
          </>
        ),
        ...(call
          ? { action: call, also: <TextLink {...action} srText={name} icon="arrow" /> }
          : { action: { ...action, srText: name } }),
      }}
      features={
        isRaised ? undefined : (
          <div className={styles.features}>
            <p className={styles.level}>
              <LevelBars level={level} levels={levels} />
              <Text as="b" size="label">
                {levelName}
              </Text>
            </p>
            {discounted}
          </div>
        )
      }
      note={
        isRaised ? undefined : (
          <>
            <TickList size="small" items={rises} />
            <Text size="note" isMuted data-unsearched="">
              {unlisted}
            </Text>
          </>
        )
      }
    />
  );
}

import { fillIn } from '#lib/text.ts';
import { formatCents } from '#lib/money.ts';
import { comparedByYear, type BoughtApart, type CostedPlan } from './plan-costs.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './ApartOrPremium.module.css';

export type ApartWords = {
  heading: string;
  pair: string;
  premium: string;
  year: string;
  less: string;
  same: string;
  shortPair: string;
  monthly: string;
  /** What the bundle has without a plan. */
  bundle: string;
};

/** Compares a year of a standard plan plus a LinkedIn bundle with the premium plan that costs least by the year. */
export function ApartOrPremium(props: {
  plans: readonly CostedPlan[];
  pair: BoughtApart & { bundleCents: number };
  /** A month's services at list price. */
  servicesCents: number;
  words: ApartWords;
}) {
  const { plans, pair, servicesCents, words } = props;
  const { apartCents, premium } = comparedByYear(plans, pair, servicesCents);
  const difference = Math.abs(apartCents - premium.cents);
  const { name } = premium.plan;
  const less = { name: apartCents < premium.cents ? words.shortPair : name };
  return (
    <Disclosure heading={words.heading}>
      <dl className={styles.sums}>
        {[
          { what: fillIn(words.pair, { level: `Level ${pair.level}` }), cents: apartCents },
          { what: fillIn(words.premium, { plan: name }), cents: premium.cents },
        ].map(({ what, cents }) => (
          <div key={what} className={styles.sum}>
            <Text as="dt" size="note" isMuted>
              {what}
            </Text>
            <Text as="dd" size="note">
              <Text as="b" size="title" className={styles.amount}>
                {formatCents(cents)}
              </Text>{' '}
              {words.year}
            </Text>
          </div>
        ))}
      </dl>
      <Text measure="wide">
        <strong>
          {difference === 0
            ? words.same
            : fillIn(words.less, { ...less, difference: formatCents(difference) })}
        </strong>{' '}
        {fillIn(words.monthly, { plan: name, total: formatCents(premium.byMonthCents) })}
      </Text>
      <Text measure="wide" className={styles.bundle} data-unsearched="">
        {fillIn(words.bundle, { bundle: formatCents(pair.bundleCents) })}
      </Text>
    </Disclosure>
  );
}

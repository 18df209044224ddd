import { LevelBars, type LevelBarsProps } from './LevelBars.tsx';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Flag } from '#ui/Pill.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PlanTerms } from './plan-fit.ts';
import styles from './PlanComparisonCells.module.css';

type Offer = {
  price: string;
  /** The link to buy it; `plan` completes the link's name. `null` if another link covers it. */
  select: { href: string; label: string; plan: string } | null;
};

/** A fact about a plan, for one column. A level or a discount is also drawn. */
type Fact = { text: string; level?: LevelBarsProps; percent?: number };

/** A plan as the table shows it. */
export type ComparedPlan = {
  id: string;
  name: string;
  /** Why the plan is marked; `null` if it is not. */
  flag: string | null;
  bestIf: string;
  monthly: Offer;
  yearly: Offer;
  /** One per column of the plan's line. */
  facts: readonly Fact[];
  terms: PlanTerms;
};

/** A plan's name, why it is marked and whom it is for. Its line's name shows where both lines are side by side. */
export function PlanName({ plan, line }: { plan: ComparedPlan; line: string }) {
  const { name, flag, bestIf } = plan;
  return (
    <>
      <Text as="span" size="title" className={styles.name}>
        {name}
      </Text>
      <VisuallyHidden>.</VisuallyHidden>
      <Text as="span" size="small" isMuted className={styles.line} aria-hidden>
        {line}
      </Text>
      {flag && (
        <>
          <span className={styles.flag}>
            <Flag>{flag}</Flag>
          </span>
          <VisuallyHidden>.</VisuallyHidden>
        </>
      )}
      <Text as="span" size="note" isMuted measure="narrow" className={styles.bestIf}>
        {bestIf}
      </Text>
    </>
  );
}

/** A price, and the link to buy at it. */
export function PlanOffer({ offer }: { offer: Offer }) {
  const { price, select } = offer;
  return (
    <>
      <Text as="b" size="title" className={styles.price}>
        {price}
      </Text>
      {select && (
        <ButtonLink href={select.href} size="small" variant="outline" className={styles.select}>
          <span>
            {select.label}
            <VisuallyHidden>{` ${select.plan}`}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
    </>
  );
}

/** A fact about a plan; a discount is drawn as the share of the list price that it takes off. */
export function PlanFact({ fact: { text, level, percent } }: { fact: Fact }) {
  return (
    <>
      {text}
      {level && <LevelBars {...level} className={styles.drawing} />}
      {percent !== undefined && (
        <svg
          className={classNames(styles.drawing, styles.bar)}
          width="100"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.whole} d="M0 3h100" />
          <path d={`M0 3h${percent}`} />
        </svg>
      )}
    </>
  );
}

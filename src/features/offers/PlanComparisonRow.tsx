import { LevelBars, type LevelBarsProps } from './LevelBars.tsx';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Flag } from '#ui/Flag.tsx';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PlanTerms } from './plan-fit.ts';
import styles from './PlanComparisonRow.module.css';

type Offer = {
  price: string;
  /** The link to buy it; `plan` completes the link's name. `null` if another link covers it. */
  select: { href: string; label: string; plan: string } | null;
};

/** What a plan includes, for one column. A level or a discount is also drawn. */
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

/** A plan: its name as the row's head, what it costs, and what it includes. */
export function PlanComparisonRow(props: {
  plan: ComparedPlan;
  line: string;
  /** The cells' column heads, which a narrow window shows inside the cells. */
  heads: readonly string[];
  isHidden: boolean;
  isCompared: boolean;
  isHighlighted: boolean;
}) {
  const { plan, line, heads, isHidden, isCompared, isHighlighted } = props;
  const { name, flag, bestIf, monthly, yearly, facts } = plan;
  return (
    <tr
      {...tableRoles.row}
      className={classNames(styles.row, isHighlighted && 'inverse')}
      hidden={isHidden}
      data-compared={isCompared ? '' : undefined}
    >
      <th {...tableRoles.rowHeader}>
        <span className={styles.name}>{name}</span>
        <VisuallyHidden>.</VisuallyHidden>
        <span className={styles.line} aria-hidden="true">
          {line}
        </span>
        {flag && (
          <>
            <Flag>{flag}</Flag>
            <VisuallyHidden>.</VisuallyHidden>
          </>
        )}
        <span className={styles.bestIf}>{bestIf}</span>
      </th>
      <OfferCell offer={monthly} head={heads[0]} isHighlighted={isHighlighted} />
      <OfferCell offer={yearly} head={heads[1]} />
      {facts.map((fact, index) => (
        <td key={index} {...tableRoles.cell} data-head={heads[index + 2]}>
          {fact.text}
          {fact.level && <LevelBars {...fact.level} />}
          {fact.percent !== undefined && <DiscountBar percent={fact.percent} />}
        </td>
      ))}
    </tr>
  );
}

function OfferCell(props: { offer: Offer; head: string | undefined; isHighlighted?: boolean }) {
  const { offer, head, isHighlighted = false } = props;
  const { price, select } = offer;
  return (
    <td {...tableRoles.cell} className={styles.offer} data-head={head}>
      <b>{price}</b>
      {select && (
        <ButtonLink href={select.href} size="small" variant={isHighlighted ? 'primary' : 'outline'}>
          <span>
            {select.label}
            <VisuallyHidden>{` ${select.plan}`}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
    </td>
  );
}

/** The share of the list price that the discount takes off. */
function DiscountBar({ percent }: { percent: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 3h100" />
      <path d={`M0 3h${percent}`} />
    </svg>
  );
}

import { LevelRings } from '#art/premium/LevelRings.tsx';
import { classNames } from '#lib/class-names.ts';
import { Flag } from '#ui/Flag.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PlanTerms } from './plan-fit.ts';
import styles from './PlanComparisonRow.module.css';

type Offer = {
  price: string;
  /** Where it is bought; `plan` completes the link's name. Nothing where another link stands for it. */
  select: { href: string; label: string; plan: string } | null;
};

/** A plan as the table shows it. */
export type ComparedPlan = {
  id: string;
  name: string;
  isPopular: boolean;
  monthly: Offer;
  yearly: Offer;
  gives: string;
  linkedin: { level: number; text: string };
  discount: { percent: number; text: string };
  extras: readonly string[];
  support: string;
  terms: PlanTerms;
};

/** How many LinkedIn levels there are. */
const LEVELS = 3;

/** A plan: its name as the row's head, what it costs, and what it gives. */
export function PlanComparisonRow(props: {
  plan: ComparedPlan;
  isHidden: boolean;
  popular: string;
  noExtras: string;
}) {
  const { plan, isHidden, popular, noExtras } = props;
  const { name, isPopular, monthly, yearly, linkedin, discount, extras } = plan;
  return (
    <tr className={classNames(styles.row, isPopular && 'inverse')} hidden={isHidden}>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        {isPopular && <Flag>{popular}</Flag>}
      </th>
      <OfferCell offer={monthly} />
      <OfferCell offer={yearly} />
      <td>{plan.gives}</td>
      <td className={linkedin.level === 0 ? styles.without : undefined}>
        {linkedin.text}
        {linkedin.level > 0 && <LevelRings level={linkedin.level} levels={LEVELS} />}
      </td>
      <td className={discount.percent === 0 ? styles.without : undefined}>
        {discount.text}
        {discount.percent > 0 && (
          <svg
            className={styles.bar}
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 3h100" />
            <path d={`M0 3h${discount.percent}`} />
          </svg>
        )}
      </td>
      <td className={extras.length === 0 ? styles.without : undefined}>
        {extras.length === 0 ? noExtras : extras.join(', ')}
      </td>
      <td>{plan.support}</td>
    </tr>
  );
}

function OfferCell({ offer: { price, select } }: { offer: Offer }) {
  return (
    <td className={styles.offer}>
      <b>{price}</b>
      {select && (
        <TextLink to={{ href: select.href }}>
          {select.label}
          <VisuallyHidden>{` ${select.plan}`}</VisuallyHidden>
        </TextLink>
      )}
    </td>
  );
}

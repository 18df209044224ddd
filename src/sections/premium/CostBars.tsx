import { Flag } from '#ui/Flag.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './CostBars.module.css';

export type CostBarsProps = {
  rows: readonly {
    id: string;
    name: string;
    terms: string;
    href: string;
    monthCents: number;
    servicesCents: number;
    total: string;
    isCheapest: boolean;
  }[];
  /** The amount that fills the whole width, in cents. */
  longest: number;
  legend: { plan: string; services: string };
  cheapest: string;
};

/** What each plan costs in a month as a bar: the plan, and the services after its discount. */
export function CostBars({ rows, longest, legend, cheapest }: CostBarsProps) {
  const share = (cents: number) => (cents * 100) / longest;
  return (
    <div className={styles.costs}>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={row.isCheapest ? styles.cheapest : undefined}>
            <p className={styles.name}>
              <TextLink to={{ href: row.href }}>{row.name}</TextLink>
              {row.isCheapest && <Flag>{cheapest}</Flag>}
            </p>
            <p className={styles.total}>{row.total}</p>
            <p className={styles.terms}>{row.terms}</p>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.plan} d={`M0 0h${share(row.monthCents)}v10H0z`} />
              <path
                className={styles.services}
                d={`M${share(row.monthCents)} 0h${share(row.servicesCents)}v10h-${share(row.servicesCents)}z`}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        <span>{legend.plan}</span>
        <span className={styles.ofServices}>{legend.services}</span>
      </p>
    </div>
  );
}

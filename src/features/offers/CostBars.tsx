import { Flag } from '#ui/Flag.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CostBars.module.css';

export type CostBarsProps = {
  /** Only for screen readers: on screen the bars are next to the calculator. */
  heading: string;
  rows: readonly {
    id: string;
    name: string;
    terms: string;
    href: string;
    monthCents: number;
    servicesCents: number;
    total: string;
    /** What the bar shows, for screen readers. */
    parts: string;
    isCheapest: boolean;
  }[];
  /** The amount that fills the whole width, in cents. */
  longest: number;
  legend: { plan: string; services: string };
  cheapest: string;
};

/** What each plan costs per month, as a bar: the plan plus the services after its discount. */
export function CostBars({ heading, rows, longest, legend, cheapest }: CostBarsProps) {
  const share = (cents: number) => (cents * 100) / longest;
  return (
    <div className={styles.costs}>
      <h3>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h3>
      <ul aria-label={heading}>
        {rows.map((row) => (
          <li key={row.id} className={row.isCheapest ? styles.cheapest : undefined}>
            <p className={styles.name}>
              <TextLink href={row.href}>{row.name}</TextLink>
              {row.isCheapest && <Flag>{cheapest}</Flag>}
            </p>
            <p className={styles.total}>
              {row.total}
              <VisuallyHidden>{` ${row.parts}`}</VisuallyHidden>
            </p>
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

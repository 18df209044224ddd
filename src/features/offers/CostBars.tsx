import { classNames } from '#lib/class-names.ts';
import { Flag } from '#ui/Pill.tsx';
import { Text } from '#ui/Text.tsx';
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

/** The monthly cost of each plan as a bar: the plan plus the services after its discount. */
export function CostBars({ heading, rows, longest, legend, cheapest }: CostBarsProps) {
  const share = (cents: number) => (cents * 100) / longest;
  return (
    <div>
      <h3>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h3>
      <ul aria-label={heading} data-unsearched="">
        {rows.map((row) => (
          <li key={row.id} className={styles.cost}>
            <p className={styles.name}>
              <TextLink href={row.href} className={styles.link}>
                {row.name}
              </TextLink>
              {row.isCheapest && <Flag>{cheapest}</Flag>}
            </p>
            <Text size="title" className={row.isCheapest ? styles.cheapest : undefined}>
              {row.total}
              <VisuallyHidden>{` ${row.parts}`}</VisuallyHidden>
            </Text>
            <Text size="note" isMuted className={styles.terms}>
              {row.terms}
            </Text>
            <svg
              className={styles.bar}
              width="100"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path fill="var(--brand)" d={`M0 0h${share(row.monthCents)}v10H0z`} />
              <path
                fill="var(--services)"
                d={`M${share(row.monthCents)} 0h${share(row.servicesCents)}v10h-${share(row.servicesCents)}z`}
              />
            </svg>
          </li>
        ))}
      </ul>
      <Text size="note" className={styles.legend} aria-hidden>
        <span>
          <i className={styles.key} />
          {legend.plan}
        </span>
        <span>
          <i className={classNames(styles.key, styles.services)} />
          {legend.services}
        </span>
      </Text>
    </div>
  );
}

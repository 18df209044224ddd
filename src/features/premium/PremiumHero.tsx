import { PlusStation } from './PlusStation.tsx';
import { Hero } from '#ui/Hero.tsx';
import type { Action } from '#ui/link.ts';
import styles from './PremiumHero.module.css';

export type PremiumHeroProps = {
  /** One entry per line. */
  heading: readonly string[];
  lead: string;
  call: Action;
  plans: Action;
  lanes: readonly { number: number; name: string }[];
  /** The rings after the plus: how many, and their label. */
  connections: { rings: number; label: string };
};

/** The two halves of the offer in words and, in their own row, how they meet: eight lanes, one plus, people. */
export function PremiumHero({ heading, lead, call, plans, lanes, connections }: PremiumHeroProps) {
  return (
    <Hero
      heading={heading}
      lead={lead}
      primaryAction={call}
      secondaryAction={plans}
      layout="below"
      headingClassName={styles.heading}
    >
      <div className={styles.art} aria-hidden="true">
        <PlusStation layout="wide" people={connections.rings} className={styles.wide} />
        <PlusStation layout="narrow" people={connections.rings} className={styles.narrow} />
        {lanes.map(({ number, name }) => (
          <span key={number} data-lane={number}>
            {name}
          </span>
        ))}
        <b>{connections.label}</b>
      </div>
    </Hero>
  );
}

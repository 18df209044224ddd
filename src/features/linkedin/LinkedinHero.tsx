import { NetworkArt } from './NetworkArt.tsx';
import { Hero } from '#ui/Hero.tsx';
import type { Action } from '#ui/link.ts';
import styles from './LinkedinHero.module.css';

export type LinkedinHeroProps = {
  heading: readonly string[];
  lead: string;
  call: Action;
  bundles: Action;
  network: {
    you: string;
    /** The four jobs that the network starts with. */
    jobs: readonly string[];
    /** How many rings: `from` on a phone, `to` on a wide screen. */
    people: { from: number; to: number };
    /** What a ring at the end of the lines stands for. */
    ring: string;
  };
};

/** The promise, and one week of the work as a network in its own row, where it cannot collide with the words. */
export function LinkedinHero(props: LinkedinHeroProps) {
  const { heading, lead, call, bundles, network } = props;
  return (
    <Hero
      heading={heading}
      lead={lead}
      primaryAction={call}
      secondaryAction={bundles}
      layout="below"
      headingClassName={styles.heading}
    >
      <div className={styles.network} aria-hidden="true">
        <NetworkArt
          layout="wide"
          you={network.you}
          people={network.people.to}
          className={styles.wide}
        />
        <NetworkArt
          layout="narrow"
          you={network.you}
          people={network.people.from}
          className={styles.narrow}
        />
        {[...network.jobs, network.ring].map((name) => (
          <span key={name} className={styles.job}>
            {name}
          </span>
        ))}
      </div>
    </Hero>
  );
}

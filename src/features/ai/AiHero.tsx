import { HeroArtNarrow, HeroArtWide } from './HeroArt.tsx';
import { PaperTags } from '#art/PaperTags.tsx';
import { Hero } from '#ui/Hero.tsx';
import type { Action } from '#ui/link.ts';
import styles from './AiHero.module.css';

export type AiHeroProps = {
  heading: string;
  lead: string;
  call: Action;
  day: Action;
  /** Paper tags on the coil: the same jobs, twice. */
  again: readonly string[];
  /** At the stations of the straight line: each job once. */
  once: readonly string[];
};

/** The promise, the call button, and a coil that a wheel unwinds into a straight line. */
export function AiHero({ heading, lead, call, day, again, once }: AiHeroProps) {
  return (
    <Hero
      heading={heading}
      lead={lead}
      primaryAction={call}
      secondaryAction={day}
      layout="beside"
      headingClassName={styles.heading}
    >
      <div className={styles.stage}>
        <HeroArtWide className={styles.wide} />
        <HeroArtNarrow className={styles.narrow} />
        <PaperTags tags={again} className={styles.again} />
        <ul className={styles.once} aria-hidden="true">
          {once.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </Hero>
  );
}

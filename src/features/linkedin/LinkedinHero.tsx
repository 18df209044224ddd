import { NetworkArt } from './NetworkArt.tsx';
import { DrawingStage } from '#art/PageDrawing.tsx';
import { Hero, type HeroWords } from '#ui/Hero.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './LinkedinHero.module.css';

export type LinkedinHeroProps = Required<HeroWords> & {
  network: {
    hub: string;
    /** The four jobs that the network starts with. */
    jobs: readonly string[];
    /** How many rings: half of them on a phone. */
    people: number;
    /** What a ring stands for. */
    ring: string;
    /** What the lowest line leads to. */
    yourCall: string;
  };
};

/** The promise, and one week of the work as a network in its own row, where it cannot collide with the words. */
export function LinkedinHero({ network, ...words }: LinkedinHeroProps) {
  return (
    <Hero {...words} layout="below" headingClassName={styles.heading}>
      <DrawingStage className={styles.network}>
        <NetworkArt layout="wide" hub={network.hub} people={network.people} />
        <NetworkArt layout="narrow" hub={network.hub} people={Math.round(network.people / 2)} />
        <ul className={styles.jobs} aria-hidden="true">
          {network.jobs.map((job) => (
            <Text key={job} as="li" size="label">
              {job}
            </Text>
          ))}
        </ul>
        <Text size="label" className={styles.rings} aria-hidden>
          {network.ring}
        </Text>
        <Text size="title" className={styles.call} aria-hidden>
          {network.yourCall}
        </Text>
      </DrawingStage>
    </Hero>
  );
}

import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './TwoPaths.module.css';

export type TwoPathsProps = {
  id: string;
  heading: string;
  tracks: readonly {
    name: string;
    text: string;
    stations: readonly string[];
  }[];
  /** The summary that opens the stations on a phone. */
  first: string;
  /** A link to the plans. */
  plans: Action;
};

/** Two ways to start. The line of the section above turns left and splits into two tracks of stations. */
export function TwoPaths({ id, heading, tracks, first, plans }: TwoPathsProps) {
  return (
    <Section ground="band" isClipped className={styles.paths}>
      <Container>
        <SectionHead id={id} heading={heading} className={styles.head} />
      </Container>
      <div className={styles.jog} aria-hidden="true">
        <i className={styles.in} />
        <i className={styles.down} />
      </div>
      <Container className={styles.tracks}>
        {tracks.map(({ name, text, stations }) => (
          <article key={name} className={styles.track}>
            <Station size="small" className={styles.station} />
            <Heading level={3} className={styles.name}>
              {name}
            </Heading>
            <Text isMuted className={styles.words}>
              {text}
            </Text>
            <PhoneDisclosure
              summary={first}
              name={name}
              look="corner"
              from="48rem"
              className={styles.first}
            >
              <StationLine turnAt="48rem" bleed="end" className={styles.stations}>
                {stations.map((station) => (
                  <Stop key={station}>
                    <Text size="title">{station}</Text>
                  </Stop>
                ))}
              </StationLine>
            </PhoneDisclosure>
          </article>
        ))}
        <ButtonLink {...plans} variant="outline" className={styles.plans} />
      </Container>
    </Section>
  );
}

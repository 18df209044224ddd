import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './TwoPaths.module.css';

export type TwoPathsProps = {
  id: string;
  heading: string;
  lead: string;
  tracks: readonly { name: string; text: string; stations: readonly string[] }[];
};

/** Two ways in. The line of the section above turns left and splits into two tracks of stations. */
export function TwoPaths({ id, heading, lead, tracks }: TwoPathsProps) {
  return (
    <Section ground="band" className={styles.paths}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
      </Container>
      <div className={styles.jog} aria-hidden="true">
        <i />
        <i />
      </div>
      <Container className={styles.tracks}>
        {tracks.map(({ name, text, stations }) => (
          <article key={name} className={styles.track}>
            <Heading level={3} className={styles.name}>
              {name}
            </Heading>
            <p>{text}</p>
            <ol className={styles.stations}>
              {stations.map((station) => (
                <li key={station}>{station}</li>
              ))}
            </ol>
          </article>
        ))}
      </Container>
    </Section>
  );
}

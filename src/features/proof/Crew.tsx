import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Crew.module.css';
import { Photograph, type Picture } from './Photograph.tsx';

export type CrewProps = {
  id: string;
  heading: string;
  /** Whether the line of the section above runs on through this one; otherwise it continues the section above. */
  isOnSpine?: boolean;
  people: readonly {
    name: string;
    role: string;
    town: string;
    call?: string | undefined;
    picture?: Picture | undefined;
  }[];
};

/** The people who do the work: their portraits are the stations of one line. */
export function Crew({ id, heading, isOnSpine = false, people }: CrewProps) {
  return (
    <Section className={classNames(styles.crew, isOnSpine ? styles.onSpine : styles.continued)}>
      <Container>
        <SectionHead id={id} heading={heading} className={styles.head} />
      </Container>
      <StationLine as="ul" className={styles.line}>
        {people.map(({ name, role, town, call, picture }) => (
          <Stop key={name} className={styles.person}>
            <Text size="title" className={styles.name}>
              {name}
            </Text>
            <Text size="note">{`${role}, ${town}`}</Text>
            {call && (
              <Text size="note" isMuted>
                {call}
              </Text>
            )}
            {picture ? (
              <Photograph picture={picture} className={styles.portrait} />
            ) : (
              <span className={styles.portrait} aria-hidden="true">
                {name.charAt(0)}
              </span>
            )}
          </Stop>
        ))}
      </StationLine>
    </Section>
  );
}

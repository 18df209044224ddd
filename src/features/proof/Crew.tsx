import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Crew.module.css';
import { Photograph, type Picture } from './Photograph.tsx';

type Person = {
  name: string;
  role: string;
  town: string;
  call?: string | undefined;
  picture?: Picture | undefined;
};

export type CrewProps = {
  id: string;
  heading: string;
  /** Whether the line of the section above runs on through this one; otherwise it continues the section above. */
  isOnSpine?: boolean;
  people: readonly Person[];
};

/** The people who do the work. The one whom customers meet first is the largest, and the line stops there. */
export function Crew({ id, heading, isOnSpine = false, people }: CrewProps) {
  const first = people.find(({ call }) => call) ?? people[0];
  const others = people.filter((one) => one !== first);
  return (
    <Section className={isOnSpine ? styles.onSpine : styles.continued}>
      <Container className={styles.crew}>
        <div className={styles.lead}>
          <SectionHead id={id} heading={heading} />
          {first && <Portrayed {...first} isLarge />}
        </div>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((one) => (
              <li key={one.name}>
                <Portrayed {...one} isLarge={others.length === 1} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}

/** A person in a portrait and in words; without a photograph, the portrait is an initial. */
function Portrayed({ name, role, town, call, picture, isLarge }: Person & { isLarge: boolean }) {
  return (
    <div className={classNames(styles.person, isLarge && styles.large)}>
      {picture ? (
        <Photograph picture={picture} className={styles.portrait} />
      ) : (
        <span className={styles.portrait} aria-hidden="true">
          {name.charAt(0)}
        </span>
      )}
      <div className={styles.words}>
        <Text size={isLarge ? 'title' : 'titleSmall'}>{name}</Text>
        <Text size="note">{`${role}, ${town}`}</Text>
        {call && (
          <Text size={isLarge ? 'label' : 'note'} isMuted={!isLarge}>
            {call}
          </Text>
        )}
      </div>
    </div>
  );
}

import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Technology.module.css';

export type TechnologyProps = {
  id: string;
  heading: string;
  items: readonly { value: string; name: string; text: string }[];
};

/** Four facts about the technology. */
export function Technology({ id, heading, items }: TechnologyProps) {
  return (
    <Section ground="tint" className={styles.strip}>
      <Container>
        <VisuallyHidden as="div">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
        </VisuallyHidden>
        <ul className={styles.items}>
          {items.map(({ value, name, text }) => (
            <li key={name} className={styles.item}>
              <Text as="h3" size="label">
                {name}{' '}
                <Text as="b" size="display" className={styles.value}>
                  {value}
                </Text>
              </Text>
              <Text size="note" isMuted>
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

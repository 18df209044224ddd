import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Technology.module.css';

export type TechnologyProps = {
  id: string;
  heading: string;
  items: readonly { lane: number; value: string; name: string; text: string }[];
};

/** Four facts about the technology, each under a stripe in the color of a lane. */
export function Technology({ id, heading, items }: TechnologyProps) {
  return (
    <Section ground="band" className={styles.strip}>
      <Container>
        <VisuallyHidden as="div">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
        </VisuallyHidden>
        <ul className={styles.items}>
          {items.map(({ lane, value, name, text }) => (
            <li key={name} data-lane={lane}>
              <h3>
                <b>{value}</b> {name}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Industries.module.css';

export type IndustriesProps = {
  id: string;
  heading: string;
  industries: readonly { id: string; name: string }[];
  /** The last stop: the visitor's own, which leads to the call. */
  yours: Action;
};

/** The industries as stops of a line, and one more for the visitor's own. */
export function Industries({ id, heading, industries, yours }: IndustriesProps) {
  return (
    <Section isClipped space="tight">
      <Container>
        <SectionHead id={id} heading={heading} space="tight" />
        <ul className={styles.stops}>
          {industries.map(({ id: industry, name }) => (
            <li key={industry}>
              <Station className={styles.station} />
              <Text as="h3" size="titleSmall">
                {name}
              </Text>
            </li>
          ))}
          <li>
            <Station isMarked className={styles.station} />
            <TextLink {...yours} className={styles.yours} />
          </li>
        </ul>
      </Container>
    </Section>
  );
}

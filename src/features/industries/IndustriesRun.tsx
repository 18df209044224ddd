import { Fragment } from 'react';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './IndustriesRun.module.css';

export type IndustriesRunProps = {
  id: string;
  heading: string;
  industries: readonly string[];
  end: string;
};

/** The industries as one running sentence that begins with the heading. */
export function IndustriesRun({ id, heading, industries, end }: IndustriesRunProps) {
  return (
    <Section space="tight">
      <Container>
        <Text as="div" size="display" className={styles.run}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>{' '}
          <ul>
            {industries.map((industry) => (
              // The space between two names lets a line break there.
              <Fragment key={industry}>
                <li className={styles.industry}>{industry}</li>{' '}
              </Fragment>
            ))}
          </ul>
          <p>{end}</p>
        </Text>
      </Container>
    </Section>
  );
}

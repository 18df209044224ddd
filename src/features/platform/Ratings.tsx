import { RivetedPlate } from '#art/RivetedPlate.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Ratings.module.css';

export type RatingsProps = {
  id: string;
  heading: string;
  /** Each with the page where visitors can check the claim, if there is one. */
  claims: readonly { name: string; value: string; meaning: string; status?: Action | undefined }[];
};

/** The claims about the infrastructure as a machine's data plate: each claim is named and explained. */
export function Ratings({ id, heading, claims }: RatingsProps) {
  return (
    <Section className={styles.ratings}>
      <Container>
        <RivetedPlate className={styles.body}>
          <Split ratio="4-8" from="72rem" align="center">
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <dl className={styles.list}>
              {claims.map(({ name, value, meaning, status }) => (
                <div key={name} className={styles.claim}>
                  <Text as="dt" size="label">
                    {name}
                  </Text>
                  <dd className={styles.figure}>{value}</dd>
                  <Text as="dd" size="note" isMuted>
                    {meaning} {status && <TextLink {...status} />}
                  </Text>
                </div>
              ))}
            </dl>
          </Split>
        </RivetedPlate>
      </Container>
    </Section>
  );
}

import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './SubscriberFeatures.module.css';

export type SubscriberFeaturesProps = {
  id: string;
  heading: string;
  lead: string;
  features: readonly { name: string; lane: number }[];
};

/** The platform features that subscribers get, as the stations of lanes that branch off one rail. */
export function SubscriberFeatures({ id, heading, lead, features }: SubscriberFeaturesProps) {
  return (
    <Section isClipped space="tight">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} space="tight" />
      </Container>
      <ul className={styles.features}>
        {features.map(({ name, lane }) => (
          <li key={name} data-lane={lane}>
            <i className={styles.line} aria-hidden="true">
              <Station className={styles.station} />
            </i>
            <Text as="h3" size="titleSmall">
              {name}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { PlugAndSocket } from './PlugAndSocket.tsx';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './SubscriberFeatures.module.css';

export type SubscriberFeaturesProps = {
  id: string;
  heading: string;
  lead: string;
  features: readonly { name: string; lane: number }[];
};

/** The platform features that subscribers get, as sockets that hang off one rail. */
export function SubscriberFeatures({ id, heading, lead, features }: SubscriberFeaturesProps) {
  return (
    <Section isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
      </Container>
      <ul className={styles.drops}>
        {features.map(({ name, lane }) => (
          <li key={name} data-lane={lane}>
            <i aria-hidden="true">
              <PlugAndSocket className={styles.plug} />
            </i>
            <h3>{name}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { Styled } from '#lib/class-names.ts';
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

/** A plug in the lane's color on its way into a socket, pointing down. 36 by 62. */
function PlugAndSocket({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 36 62" fill="none" aria-hidden="true">
      <path className={styles.prongs} d="M13 22v12M23 22v12" />
      <path className={styles.body} d="M14 0h8v7h3a4 4 0 0 1 4 4v13H7V11a4 4 0 0 1 4-4h3z" />
      <path className={styles.socket} d="M3 34h30v9a15 15 0 0 1-30 0z" />
    </svg>
  );
}

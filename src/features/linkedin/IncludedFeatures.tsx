import { LogoSymbol } from '#art/Logo.tsx';
import { classNames } from '#lib/class-names.ts';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './IncludedFeatures.module.css';

export type IncludedFeaturesProps = {
  id: string;
  heading: string;
  lead: string;
  /** Opens the list on a phone. */
  details: string;
  features: readonly { name: string; text: string; lane: number }[];
};

/** The platform's features leave one engine block, each on its own lane. */
export function IncludedFeatures({ id, heading, lead, details, features }: IncludedFeaturesProps) {
  return (
    <Section isClipped className={styles.section}>
      <div className={styles.layout}>
        <div className={classNames(styles.block, 'on-engine')}>
          <LogoSymbol className={styles.symbol} />
          <Heading level={2} id={id} className={styles.heading}>
            {heading}
          </Heading>
          <Text size="lead" measure="narrow">
            {lead}
          </Text>
        </div>
        <PhoneDisclosure look="button" summary={details} className={styles.details}>
          <ol className={styles.features}>
            {features.map(({ name, text, lane }) => (
              <li key={name} data-lane={lane} className={styles.feature}>
                <i className={styles.lane} aria-hidden="true">
                  <Station className={styles.station} />
                </i>
                <Heading level={3} size="h4">
                  {name}
                </Heading>
                <Text size="note" isMuted>
                  {text}
                </Text>
              </li>
            ))}
          </ol>
        </PhoneDisclosure>
      </div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { LogoSymbol } from '#art/Logo.tsx';
import { Gauge } from './Gauge.tsx';
import { RivetedPlate } from '#art/RivetedPlate.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import styles from './Ratings.module.css';

type Rating = { name: string; value: string; meaning: string };

export type RatingsProps = {
  id: string;
  heading: string;
  plate: string;
  main: Rating & { percent: number };
  others: readonly Rating[];
};

/** The claims about the infrastructure as a machine's data plate: each claim is named and explained. */
export function Ratings({ id, heading, plate, main, others }: RatingsProps) {
  return (
    <Section className={styles.ratings}>
      <Container className={styles.row}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <RivetedPlate>
          <p className={styles.name} aria-hidden="true">
            <LogoSymbol />
            {plate}
          </p>
          <dl className={styles.list}>
            <Claim {...main} dial={<Gauge percent={main.percent} className={styles.gauge} />} />
            {others.map((rating) => (
              <Claim key={rating.name} {...rating} />
            ))}
          </dl>
        </RivetedPlate>
      </Container>
    </Section>
  );
}

function Claim({ name, value, meaning, dial }: Rating & { dial?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {value}
        {dial}
      </dd>
      <dd className={styles.meaning}>{meaning}</dd>
    </div>
  );
}

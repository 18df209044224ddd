import type { ReactNode } from 'react';
import type { Styled } from '#lib/class-names.ts';
import { LogoSymbol } from '#art/Logo.tsx';
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

const [CENTER, RADIUS, TICKS] = [100, 82, 11];
/** The dial spans this many degrees, half of them on each side of its top. */
const SWEEP = 220;

/** The point at `share` (0 to 1) of the dial, `radius` from its middle. */
function at(share: number, radius: number): string {
  const angle = (((share - 0.5) * SWEEP - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)]
    .map((part) => Number((CENTER + radius * part).toFixed(1)))
    .join(' ');
}

/** A dial with its needle at `percent`, green from 90 up. The text beside it states the value. 200 by 150. */
function Gauge({ percent, className }: Styled & { percent: number }) {
  const ticks = Array.from({ length: TICKS }, (_, index) => index / (TICKS - 1));
  const arc = `M${at(0, RADIUS)}A${RADIUS} ${RADIUS} 0 1 1 ${at(1, RADIUS)}`;
  return (
    <svg className={className} viewBox="0 0 200 150" fill="none" aria-hidden="true">
      <path className={styles.rim} d={arc} />
      <path
        className={styles.rating}
        d={`M${at(0.9, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(1, RADIUS)}`}
      />
      <path
        className={styles.ticks}
        d={ticks.map((share) => `M${at(share, RADIUS - 10)}L${at(share, RADIUS - 22)}`).join('')}
      />
      <path className={styles.needle} d={`M${at(percent / 100, -16)}L${at(percent / 100, 66)}`} />
      <circle className={styles.hub} cx={CENTER} cy={CENTER} r="9" />
    </svg>
  );
}

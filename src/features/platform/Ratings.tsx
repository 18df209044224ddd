import { classNames, type Styled } from '#lib/class-names.ts';
import { LogoSymbol } from '#art/Logo.tsx';
import { RivetedPlate } from '#art/RivetedPlate.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
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
      <Container>
        <Split ratio="4-8" from="72rem" align="center">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <RivetedPlate>
            <Text size="title" className={styles.plate} aria-hidden>
              <LogoSymbol className={styles.symbol} />
              {plate}
            </Text>
            <dl className={styles.list}>
              <div className={classNames(styles.claim, styles.main)}>
                <Text as="dt" size="label">
                  {main.name}
                </Text>
                <dd className={styles.figure}>
                  {main.value}
                  <Gauge percent={main.percent} className={styles.gauge} />
                </dd>
                <Text as="dd" size="note" isMuted className={styles.meaning}>
                  {main.meaning}
                </Text>
              </div>
              {others.map(({ name, value, meaning }) => (
                <div key={name} className={styles.claim}>
                  <Text as="dt" size="label">
                    {name}
                  </Text>
                  <dd className={styles.figure}>{value}</dd>
                  <Text as="dd" size="note" isMuted className={styles.meaning}>
                    {meaning}
                  </Text>
                </div>
              ))}
            </dl>
          </RivetedPlate>
        </Split>
      </Container>
    </Section>
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

/** A dial with its needle at `percent`. The text beside it states the value. 200 by 150. */
function Gauge({ percent, className }: Styled & { percent: number }) {
  const ticks = Array.from({ length: TICKS }, (_, index) => index / (TICKS - 1));
  const arc = `M${at(0, RADIUS)}A${RADIUS} ${RADIUS} 0 1 1 ${at(1, RADIUS)}`;
  return (
    <svg className={className} viewBox="0 0 200 150" fill="none" aria-hidden="true">
      <g stroke="var(--ink)">
        <path strokeWidth="4" d={arc} />
        <path
          strokeWidth="2.5"
          d={ticks.map((share) => `M${at(share, RADIUS - 10)}L${at(share, RADIUS - 22)}`).join('')}
        />
        <path strokeWidth="5" d={`M${at(percent / 100, -16)}L${at(percent / 100, 66)}`} />
      </g>
      <circle fill="var(--ink)" cx={CENTER} cy={CENTER} r="9" />
    </svg>
  );
}

import type { Styled } from '#lib/class-names.ts';
import { LANE_NUMBERS } from '#art/lane-numbers.ts';
import { roundedLine, type Point } from '#art/rounded-line.ts';
import { Stations } from '#art/Stations.tsx';
import { wovenLine } from '#art/WovenLine.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './FourSteps.module.css';

export type FourStepsProps = {
  id: string;
  heading: string;
  steps: readonly { name: string; text: string }[];
  call: Action;
  phone: Action;
};

/**
 * The end of the page, on the signal wall: four steps under one line that straightens, and the link to the first step.
 * On a phone the line runs down next to the steps.
 */
export function FourSteps({ id, heading, steps, call, phone }: FourStepsProps) {
  return (
    <Section ground="signal" className={styles.closing}>
      <Container>
        <Heading level={2} id={id} size="h1" className={styles.heading}>
          {heading}
        </Heading>
        <ol className={styles.steps}>
          {steps.map(({ name, text }, index) => (
            <li key={name} className={styles.step}>
              <div className={styles.art}>
                <StepArt step={index} className={styles.stretch} />
              </div>
              <div className={styles.words}>
                <Heading level={3}>{`${index + 1} ${name}`}</Heading>
                <Text isMuted>{text}</Text>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.calls}>
          <ButtonLink {...call} size="large" />
          <TextLink {...phone} className={styles.phone} />
        </div>
      </Container>
    </Section>
  );
}

/** The tangle that the first step begins with: one continuous curve, in the coordinates of its drawing. */
/* prettier-ignore */
const stepTangle =
  'M-60 110C-50 110 -16.7 110 0 110S25.3 110 40 110S77.4 110.7 88 110S98.9 108.3 103.7 105.5S113.6 98.4 116.6 93.1S121.4 80.4 121.2 73.6S118.4 58.3 115 52.4S105.8 40.6 100.8 38S89.8 35.4 85 37.1S75.4 43.3 72.2 48.3S66.7 60.7 65.9 67.2S65.8 81.5 67.6 87.4S72.8 99.2 76.5 103.1S85.1 109.7 89.8 110.7S99.8 111 104.5 109S114.2 103.4 118.3 98.9S126.4 87.9 129.1 81.5S133.8 66.9 134.2 59.9S133.9 45.2 131.9 39.8S126.1 29.4 122.3 27.3S112.9 25 108.7 26.9S99.7 33.6 96.9 38.6S92.2 50.9 92 56.9S93.6 69.7 96.1 74.6S102.9 83.8 107.2 86.5S116.7 90.5 121.5 90.8S131.5 90.2 135.9 88.4S144.7 83.7 148 80.3S154.2 72.3 156 67.9S158.7 58.5 158.8 54.1S158 45 156.4 41.3S152.4 34.3 149.6 31.9S143.2 27.8 139.8 27.1S132.5 26.7 129.4 27.6S123.2 30.6 121.2 32.8S117.7 38.1 117.3 40.8S117.4 46.8 118.8 49.5S122.5 54.9 125.5 56.8S132.3 60.6 136.6 61.4S146 62.4 150.8 61.4S161 58.4 165.1 55.4S173.2 48.1 175.6 43.6S179.5 33.2 179.5 28.5S177.9 18.4 175.7 15.1S169.9 9.3 166.7 8.6S159.8 8.7 156.7 11.1S150 18 148.1 22.9S145 34.6 145.2 40S147.2 51.1 149.5 54.9S155.1 61.5 158.8 63.2S164.1 64.7 172 65S189.7 65 206 65S334.3 65 345 65';

const Tangle = wovenLine('tangle-step', stepTangle);

/** The lanes continue to the right, as far as the page around the drawing shows them. */
const [MIDDLE, RIGHT] = [65, 345];
const FAR = 2600;
const [FIRST_LANE_Y, PITCH] = [19.5, 13];
const laneY = (lane: number) => FIRST_LANE_Y + PITCH * (lane - 1);

/** The stations on the lanes of the running engine: the lane, and the x on it. */
const STATIONS = [
  [1, 52],
  [2, 196],
  [4, 112],
  [6, 64],
  [7, 222],
  [8, 158],
] as const;

function leavingPath(lane: number): string {
  const reach = Math.abs(laneY(lane) - MIDDLE);
  const corners = [
    [96, MIDDLE],
    [112, MIDDLE],
    [112 + reach, laneY(lane)],
    [RIGHT, laneY(lane)],
  ] as const;
  return roundedLine(corners, 5);
}

/** One stretch of the line per step; the stretches join when the drawings are side by side. */
const stretches = [
  <Tangle key="tangle" />,
  <g key="choice">
    <path
      className={styles.line}
      d="M-10 65H40C70 65 70 28 100 28S130 102 160 102 190 65 220 65H345"
    />
    <Stations
      at={[
        [100, 28],
        [160, 102],
      ]}
      radius={8}
      border={5}
    />
  </g>,
  <g key="engine">
    <path className={styles.line} d="M-10 65H96" />
    <g className={styles.lanes}>
      {LANE_NUMBERS.map((lane) => (
        <path key={lane} data-lane={lane} d={leavingPath(lane)} />
      ))}
    </g>
    <circle cx="92" cy={MIDDLE} r="34" fill="var(--engine)" />
    <circle
      cx="92"
      cy={MIDDLE}
      r="26"
      stroke="var(--engine-line)"
      strokeWidth="3"
      strokeDasharray="7 5"
    />
  </g>,
  <g key="lanes">
    <g className={styles.lanes}>
      {LANE_NUMBERS.map((lane) => (
        <path key={lane} data-lane={lane} d={`M-10 ${laneY(lane)}H${FAR}`} />
      ))}
    </g>
    <Stations at={STATIONS.map(([lane, x]): Point => [x, laneY(lane)])} radius={8} border={5} />
  </g>,
];

/** The line on its way from tangle to lanes: the stretch for `step`, from 0 to 3. 260 by 130. */
function StepArt({ step, className }: Styled & { step: number }) {
  return (
    <svg className={className} viewBox="0 0 260 130" fill="none" aria-hidden="true">
      {stretches[step]}
    </svg>
  );
}

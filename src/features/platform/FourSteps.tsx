import { classNames, type Styled } from '#lib/class-names.ts';
import { coilPath } from '#art/coil-path.ts';
import { Flywheel } from '#art/Engine.tsx';
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

/** A text of more characters has four lines on a phone, and the line beside it is longer. */
const FEW_LINES = 95;

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
        <ol
          className={classNames(
            styles.steps,
            steps.some(({ text }) => text.length > FEW_LINES) && styles.tall,
          )}
        >
          {steps.map(({ name, text }, index) => (
            <li key={name} className={styles.step}>
              <div className={styles.art}>
                <StepArt step={index} className={styles.stretch} />
              </div>
              <div className={styles.words}>
                <Heading level={3}>{`${index + 1} ${name}`}</Heading>
                <Text size="tight" isMuted>
                  {text}
                </Text>
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

const Tangle = wovenLine(
  'tangle-step',
  coilPath({ y: 110, x: 62, loops: 2, pitch: 92, lead: 3000, radius: { x: 50, y: 50 } }),
  13,
);

/** The lanes continue to the right, as far as the page around the drawing shows them. */
const [MIDDLE, RIGHT] = [65, 520];
const FAR = 2600;
const [FIRST_LANE_Y, PITCH] = [19.5, 13];
const laneY = (lane: number) => FIRST_LANE_Y + PITCH * (lane - 1);

/** The stations on the lanes of the running engine: the lane, one that phones show too, and the x on it. */
const STATIONS = [
  [1, 40],
  [3, 100],
  [5, 160],
  [7, 220],
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

/** The line of the second step, between two plans. */
// prettier-ignore
const CHOICE: readonly Point[] = [[-10, 110], [14, 110], [96, 28], [112, 28], [186, 102], [200, 102], [237, 65], [345, 65]];

/** The eight lanes; a phone has room only for every other one. */
function Lanes({ path }: { path: (lane: number) => string }) {
  return (
    <g className={styles.lanes}>
      <path d={[1, 3, 5, 7].map(path).join('')} />
      <path className={styles.even} d={[2, 4, 6, 8].map(path).join('')} />
    </g>
  );
}

/** One stretch of the line per step; the stretches join when the drawings are side by side. */
const stretches = [
  <Tangle key="tangle" />,
  <g key="choice">
    <path className={styles.line} d={roundedLine(CHOICE, 5)} />
    <g className={styles.stops}>
      <Stations
        at={[
          [104, 28],
          [193, 102],
        ]}
        radius={8}
        border={5}
      />
    </g>
  </g>,
  <g key="engine">
    <path className={styles.line} d="M-10 65H96" />
    <Lanes path={leavingPath} />
    <g className={styles.wheel}>
      <Flywheel x={92} y={MIDDLE} radius={34} badge={26} />
    </g>
  </g>,
  <g key="lanes">
    <Lanes path={(lane) => `M-0.5 ${laneY(lane)}H${FAR}`} />
    <g className={styles.stops}>
      <Stations at={STATIONS.map(([lane, x]): Point => [x, laneY(lane)])} radius={8} border={5} />
    </g>
  </g>,
];

/** The line on its way from tangle to lanes: the stretch for `step`, from 0 to 3. 260 by 130. */
function StepArt({ step, className }: Styled & { step: number }) {
  return (
    <svg
      className={className}
      width="260"
      viewBox="0 0 260 130"
      fill="none"
      aria-hidden="true"
      data-print="hidden"
    >
      {stretches[step]}
    </svg>
  );
}

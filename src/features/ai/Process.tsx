import type { ReactNode } from 'react';
import type { ProcessStep } from '#data/process-steps.ts';
import { coilPath } from '#art/coil-path.ts';
import { Flywheel } from '#art/Engine.tsx';
import type { Point } from '#art/rounded-line.ts';
import { Stations } from '#art/Stations.tsx';
import { wovenLine } from '#art/WovenLine.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Process.module.css';

export type ProcessProps = {
  id: string;
  heading: string;
  /** "Step", which screen readers announce before the number. */
  stepLabel: string;
  steps: readonly ProcessStep[];
};

const drawings = { coil: Coil, wheel: Wheel, line: Line };

/** The done-for-you process: three moves, their numbers on one line. */
export function Process({ id, heading, stepLabel, steps }: ProcessProps) {
  return (
    <Section isClipped space="tight">
      <Container>
        <SectionHead id={id} heading={heading} space="tight" />
        <ol className={styles.steps}>
          {steps.map(({ step, title, description, icon }) => {
            const Drawing = drawings[icon];
            return (
              <li key={step} className={styles.step}>
                <div className={styles.stage} aria-hidden="true">
                  <b className={styles.number}>{step}</b>
                  <Drawing />
                </div>
                <Heading level={3} className={styles.title}>
                  <VisuallyHidden>{`${stepLabel} ${step}: `}</VisuallyHidden>
                  {title}
                </Heading>
                <Text size="tight" isMuted measure="narrow">
                  {description}
                </Text>
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}

/** The height at which the one line passes through all three drawings. */
const LINE_Y = 150;

/** The x of the middle of each drawing's content, halfway from its number to the next one. */
const MIDDLE = 144;

const Repeated = wovenLine(
  'coil-find',
  coilPath({
    y: LINE_Y,
    x: MIDDLE - 66,
    loops: 2,
    pitch: 100,
    lead: 2520,
    tail: 920,
    radius: { x: 62, y: 62 },
  }),
);

/** A drawing at the right end of its column, on a line that continues on both sides. 320 by 220. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      width="320"
      viewBox="0 0 320 220"
      preserveAspectRatio="xMaxYMid"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="7"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Find: what is done again and again, as loops in the line. */
function Coil() {
  return (
    <Stage>
      <Repeated />
    </Stage>
  );
}

/** Build: the wheel that unwinds the loops. */
function Wheel() {
  return (
    <Stage>
      <path d={`M-2400 ${LINE_Y}H1200`} />
      <g stroke="none">
        <circle cx={MIDDLE} cy={LINE_Y} r="66" fill="var(--engine)" />
        <Flywheel x={MIDDLE} y={LINE_Y} radius={57} badge={50} />
      </g>
    </Stage>
  );
}

/** Run: a straight line and its stations. */
function Line() {
  return (
    <Stage>
      <path d={`M-2400 ${LINE_Y}H2400`} />
      <Stations at={[-90, 0, 90].map((x): Point => [MIDDLE + x, LINE_Y])} radius={16} border={7} />
    </Stage>
  );
}

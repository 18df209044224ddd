import type { ReactNode } from 'react';
import type { ProcessStep } from '#data/process-steps.ts';
import { laneColor, LANE_NUMBERS } from '#art/lane-numbers.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Process.module.css';

export type ProcessProps = {
  id: string;
  heading: string;
  /** "Step", which screen readers announce before the number. */
  stepLabel: string;
  steps: readonly ProcessStep[];
};

const drawings = { magnifier: Magnifier, wrench: Wrench, gauge: Gauge };

/** The done-for-you process: three moves, their numbers on one line. */
export function Process({ id, heading, stepLabel, steps }: ProcessProps) {
  return (
    <Section isClipped>
      <Container>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <ol className={styles.steps}>
          {steps.map(({ step, title, description, icon }) => {
            const Drawing = drawings[icon];
            return (
              <li key={step}>
                <div className={styles.stage} aria-hidden="true">
                  <b>{step}</b>
                  <Drawing />
                </div>
                <Heading level={3}>
                  <VisuallyHidden>{`${stepLabel} ${step}: `}</VisuallyHidden>
                  {title}
                </Heading>
                <p>{description}</p>
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
const TEETH = [0, 45, 90, 135];

/** A drawing at the right end of its column, on a line that continues on both sides. 320 by 220. */
function Stage({ line, children }: { line: string; children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 320 220"
      preserveAspectRatio="xMaxYMid"
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.line} d={line} />
      {children}
    </svg>
  );
}

/** Find: a knot in the line, under a magnifier. */
function Magnifier() {
  return (
    <Stage
      line={`M-2400 ${LINE_Y}H60C120 150 150 62 104 62S70 150 140 150 220 62 174 62 150 150 226 150H1200`}
    >
      <circle cx="146" cy="104" r="62" stroke="var(--ink)" strokeWidth="9" />
      <path d="M190 150l50 50" stroke="var(--ink)" strokeWidth="14" strokeLinecap="round" />
    </Stage>
  );
}

/** Build: a wrench on a gear. */
function Wrench() {
  return (
    <Stage line={`M-2400 ${LINE_Y}H1200`}>
      <g fill="var(--engine)">
        {TEETH.map((angle) => (
          <rect
            key={angle}
            x="144"
            y={LINE_Y - 94}
            width="32"
            height="188"
            rx="6"
            transform={`rotate(${angle} 160 ${LINE_Y})`}
          />
        ))}
        <circle cx="160" cy={LINE_Y} r="74" />
      </g>
      <circle
        className={styles.gear}
        cx="160"
        cy={LINE_Y}
        r="54"
        stroke="var(--engine-line)"
        strokeWidth="5"
        strokeDasharray="13 9.12"
      />
      <circle cx="160" cy={LINE_Y} r="22" fill="var(--accent)" />
      <path d={`M160 ${LINE_Y}L258 52`} stroke="var(--ink)" strokeWidth="13" />
      <circle
        cx="270"
        cy="40"
        r="20"
        stroke="var(--ink)"
        strokeWidth="15"
        strokeDasharray="93 32.6"
      />
    </Stage>
  );
}

/** The point of the gauge's scale at `share` of its half circle. */
function onScale(share: number): string {
  const angle = Math.PI * (1 - share);
  return `${(160 + 74 * Math.cos(angle)).toFixed(1)} ${(LINE_Y - 74 * Math.sin(angle)).toFixed(1)}`;
}

/** Run: a gauge with a mark in the color of every lane. */
function Gauge() {
  const mark = 1 / LANE_NUMBERS.length;
  return (
    <Stage line={`M-2400 ${LINE_Y}H2400`}>
      <path
        d={`M66 ${LINE_Y}a94 94 0 0 1 188 0z`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="7"
      />
      <g strokeWidth="11">
        {LANE_NUMBERS.map((lane) => (
          <path
            key={lane}
            stroke={laneColor(lane)}
            d={`M${onScale((lane - 1) * mark + 0.01)}A74 74 0 0 1 ${onScale(lane * mark - 0.01)}`}
          />
        ))}
      </g>
      <g className={styles.needle}>
        <path d={`M160 ${LINE_Y}L206 102`} stroke="var(--ink)" strokeWidth="8" />
        <circle cx="160" cy={LINE_Y} r="13" fill="var(--ink)" />
      </g>
    </Stage>
  );
}

import type { Styled } from '#lib/class-names.ts';
import { laneColor, LANE_NUMBERS } from '#art/lane-numbers.ts';
import { Stations } from '#art/Stations.tsx';
import styles from './TrainCars.module.css';

/*
 * A train on the line: an engine and two cars, 240 by 150 each, with the rail under their wheels at 140.
 * They are drawn for a dark ground.
 */

const VIEW_BOX = '0 0 240 150';
const RAIL_Y = 140;
/** The cylinders on the engine: the x of each, its lane, and how far down its piston is. */
const CYLINDERS = [
  { x: 54, lane: 1, phase: 8 },
  { x: 112, lane: 3, phase: 3 },
  { x: 170, lane: 6, phase: 11 },
] as const;

/** Wheels on the rail. */
function Wheels({ at, radius }: { at: readonly number[]; radius: number }) {
  return (
    <g stroke="var(--engine-line)" strokeWidth="5" fill="var(--engine-2)">
      {at.map((x) => (
        <circle key={x} cx={x} cy={RAIL_Y - 3 - radius} r={radius - 2.5} />
      ))}
    </g>
  );
}

/** The line from the left edge of the page to `to`. */
function Rail({ to }: { to: number }) {
  return <path stroke="var(--accent)" strokeWidth="6" d={`M-1200 ${RAIL_Y}H${to}`} />;
}

/** The floor of a car, and what is under it. */
function Chassis() {
  return (
    <>
      <path stroke="var(--ink)" strokeWidth="8" d="M4 106H236" />
      <Wheels at={[54, 186]} radius={16} />
    </>
  );
}

/** The engine: eight lanes lead into it. */
export function EngineCar({ className }: Styled) {
  return (
    <svg className={className} viewBox={VIEW_BOX} fill="none" aria-hidden="true">
      <Rail to={240} />
      <g strokeWidth="5.5">
        {LANE_NUMBERS.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={`M-1200 ${38 + (lane - 1) * 9}H40`} />
        ))}
      </g>
      {CYLINDERS.map(({ x, lane, phase }) => (
        <g key={lane}>
          <rect
            x={x}
            y="2"
            width="30"
            height="40"
            rx="7"
            fill="var(--engine-2)"
            stroke="var(--engine-line)"
            strokeWidth="4"
          />
          <rect x={x + 6} y={phase + 2} width="18" height="14" rx="3" fill={laneColor(lane)} />
        </g>
      ))}
      <rect x="24" y="30" width="204" height="82" rx="14" fill="var(--engine)" />
      <svg x="106" y="42" width="46" height="50" viewBox="0 0 54 58">
        <use href="#pbs-symbol" />
      </svg>
      <Wheels at={[70, 182]} radius={23} />
    </svg>
  );
}

/** A car that carries the network: one disc, from which three lanes lead to people. */
export function NetworkCar({ className }: Styled) {
  return (
    <svg className={className} viewBox={VIEW_BOX} fill="none" aria-hidden="true">
      <Rail to={240} />
      <g strokeWidth="6">
        <path stroke={laneColor(1)} d="M56 54H84L124 16H236" />
        <path stroke={laneColor(3)} d="M56 54H236" />
        <path stroke={laneColor(6)} d="M56 54H84L124 88H236" />
      </g>
      <circle cx="54" cy="54" r="34" fill="var(--accent)" />
      <Stations
        at={[
          [154, 16],
          [212, 16],
          [176, 54],
          [144, 88],
          [202, 88],
        ]}
        radius={9.5}
        border={5}
      />
      <Chassis />
    </svg>
  );
}

/** A car that carries a price tag. It is the last car: the line continues past it. */
export function TagCar({ className }: Styled) {
  return (
    <svg className={className} viewBox={VIEW_BOX} fill="none" aria-hidden="true">
      <Rail to={2600} />
      <path d="M68 8H214a12 12 0 0 1 12 12V84a12 12 0 0 1-12 12H68L18 52Z" fill="var(--paper)" />
      <circle cx="58" cy="52" r="11" fill="var(--bg)" />
      <text className={styles.percent} x="146" y="79">
        %
      </text>
      <Chassis />
    </svg>
  );
}

/** The plus between two cars, or the equals sign before their sum. */
export function SumSign(props: Styled & { kind: 'plus' | 'equals' }) {
  const { kind, className } = props;
  return (
    <svg className={className} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path
        stroke="var(--accent)"
        strokeWidth="7"
        d={kind === 'plus' ? 'M4 24H44M24 4V44' : 'M4 15H44M4 33H44'}
      />
    </svg>
  );
}

import type { Styled } from '#lib/class-names.ts';
import { spread } from '#lib/spread.ts';
import { LANE_NUMBERS, laneColor } from '#art/lane-numbers.ts';
import { roundedLine, type Point } from '#art/rounded-line.ts';
import { Stations } from '#art/Stations.tsx';
import { Hero } from '#ui/Hero.tsx';
import type { Action } from '#ui/link.ts';
import styles from './PremiumHero.module.css';

export type PremiumHeroProps = {
  /** One entry per line. */
  heading: readonly string[];
  lead: string;
  call: Action;
  plans: Action;
  lanes: readonly { number: number; name: string }[];
  /** The rings after the plus: how many, and their label. */
  connections: { rings: number; label: string };
};

/** The two halves of the offer in words and, in their own row, how they meet: eight lanes, one plus, people. */
export function PremiumHero({ heading, lead, call, plans, lanes, connections }: PremiumHeroProps) {
  return (
    <Hero
      heading={heading}
      lead={lead}
      primaryAction={call}
      secondaryAction={plans}
      layout="below"
      headingClassName={styles.heading}
    >
      <div className={styles.art} aria-hidden="true">
        <PlusStation layout="wide" people={connections.rings} className={styles.wide} />
        <PlusStation layout="narrow" people={connections.rings} className={styles.narrow} />
        {lanes.map(({ number, name }) => (
          <span key={number} data-lane={number} className={styles.name}>
            {name}
          </span>
        ))}
        <b className={styles.rings}>{connections.label}</b>
      </div>
    </Hero>
  );
}

type Layout = {
  width: number;
  height: number;
  /** The distance from one lane to the next: before, at and after the station. */
  pitch: readonly [before: number, at: number, behind: number];
  /** The x around which the lanes turn: toward the station, and away from it. */
  turns: readonly [toward: number, away: number];
  setback: number;
  line: number;
  station: { x: number; radius: number; border: number };
  people: { from: number; to: number; radius: number; border: number };
};

/** The share of a step by which each lane's people are ahead of those above, so that no two form a column. */
const STAGGER = 0.618;

const LAYOUTS = {
  wide: {
    width: 1440,
    height: 400,
    pitch: [42, 13, 46],
    turns: [400, 712],
    setback: 8,
    line: 7.5,
    station: { x: 560, radius: 72, border: 10 },
    people: { from: 842, to: 1448, radius: 12.5, border: 6 },
  },
  narrow: {
    width: 390,
    height: 236,
    pitch: [26, 6, 27],
    turns: [124, 246],
    setback: 4,
    line: 3.6,
    station: { x: 190, radius: 34, border: 6 },
    people: { from: 288, to: 400, radius: 5, border: 3 },
  },
} as const satisfies Record<string, Layout>;

/** The plus in the station. */
function Plus({ x, y, reach, width }: { x: number; y: number; reach: number; width: number }) {
  return (
    <path
      d={`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`}
      stroke="var(--accent)"
      strokeWidth={width}
    />
  );
}

/**
 * Eight lanes meet at one station, the plus, and leave it with people on them. 1440 by 400 where it is
 * wide, 390 by 236 where it is narrow; the lanes run off both sides.
 */
function PlusStation(
  props: Styled & {
    layout: keyof typeof LAYOUTS;
    /** The number of people on the lanes that leave it. */
    people: number;
  },
) {
  const { width, height, pitch, turns, setback, line, station, people }: Layout =
    LAYOUTS[props.layout];
  const middle = height / 2;
  const laneY = (lane: number, distance: number) =>
    middle + (lane - (LANE_NUMBERS.length + 1) / 2) * distance;
  /** The corners of a lane that runs level, at 45 degrees around `turn`, and level again. */
  const corners = (turn: number, fromY: number, toY: number): Point[] => {
    const reach = Math.abs(toY - fromY) / 2;
    return [
      [turn - reach, fromY],
      [turn + reach, toY],
    ];
  };
  const perLane = spread(props.people, LANE_NUMBERS.length);
  const step = (people.to - people.from) / Math.max(...perLane);
  const rings = LANE_NUMBERS.flatMap((lane, index) =>
    Array.from({ length: perLane[index] ?? 0 }, (_, place): Point => {
      const x = people.from + (place + ((index * STAGGER) % 1)) * step;
      return [Math.round(x), laneY(lane, pitch[2])];
    }),
  );
  return (
    <svg
      className={props.className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth={line}>
        {LANE_NUMBERS.map((lane) => {
          const [before, at, behind] = pitch.map((distance) => laneY(lane, distance));
          const path = roundedLine(
            [
              [-900, before ?? 0],
              ...corners(turns[0], before ?? 0, at ?? 0),
              ...corners(turns[1], at ?? 0, behind ?? 0),
              [width + 1200, behind ?? 0],
            ],
            setback,
          );
          return <path key={lane} stroke={laneColor(lane)} d={path} />;
        })}
      </g>
      <Stations at={rings} radius={people.radius} border={people.border} />
      <Stations at={[[station.x, middle]]} radius={station.radius} border={station.border} />
      <Plus x={station.x} y={middle} reach={station.radius * 0.56} width={station.radius * 0.22} />
    </svg>
  );
}

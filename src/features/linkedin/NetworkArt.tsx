import { laneColor } from '#art/lane-numbers.ts';
import { PageDrawing } from '#art/PageDrawing.tsx';
import { Stations } from '#art/Stations.tsx';
import { drawNetwork, type NetworkShape } from './network.ts';

type Layout = {
  height: number;
  shape: NetworkShape;
  line: number;
  /** Radius and border of the stations: jobs, people, the call. */
  stations: readonly [job: Disc, person: Disc, call: Disc];
  hub: { radius: number; size: number };
};
type Disc = readonly [radius: number, border: number];

const LAYOUTS = {
  wide: {
    height: 394,
    shape: {
      end: 1442,
      root: [150, 174],
      pitch: 20,
      gap: 8,
      jobX: 372,
      turns: [262, 546, 622],
      call: [1342, 374],
      peopleX: [686, 1406],
      setback: 6,
      beside: 7,
      apart: 22,
    },
    line: 5,
    stations: [
      [12, 7],
      [7.5, 5],
      [15, 8],
    ],
    hub: { radius: 62, size: 36 },
  },
  narrow: {
    height: 272,
    shape: {
      end: 392,
      root: [44, 117],
      pitch: 13,
      gap: 9,
      jobX: 184,
      turns: [112, 268, 290],
      call: [358, 259],
      peopleX: [306, 390],
      setback: 4,
      beside: 5,
      apart: 12,
    },
    line: 3.5,
    stations: [
      [7.5, 4.5],
      [4.5, 3],
      [10, 5],
    ],
    hub: { radius: 32, size: 20 },
  },
} as const satisfies Record<string, Layout>;

/**
 * A hub, four jobs, and rings for the people they lead to; an orange thread runs through it to your call. 1440 by 394
 * where it is wide, 390 by 272 where it is narrow.
 */
export function NetworkArt(props: { layout: keyof typeof LAYOUTS; hub: string; people: number }) {
  const { height, shape, line, stations, hub }: Layout = LAYOUTS[props.layout];
  const { lanePaths, thread, jobs, rings } = drawNetwork(shape, props.people);
  const [x, y] = shape.root;
  const [job, person, call] = stations;
  return (
    <PageDrawing layout={props.layout} height={height}>
      <g strokeWidth={line}>
        {lanePaths.map((path, index) => (
          <path key={index} stroke={laneColor(index + 1)} d={path} />
        ))}
      </g>
      <path stroke="var(--accent)" strokeWidth={line * 1.4} d={`M-900 ${y}H${x}${thread}`} />
      <Stations at={jobs} radius={job[0]} border={job[1]} />
      <Stations at={rings} radius={person[0]} border={person[1]} />
      <circle
        cx={shape.call[0]}
        cy={shape.call[1]}
        r={call[0]}
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth={call[1]}
      />
      <circle cx={x} cy={y} r={hub.radius} fill="var(--accent)" />
      <text
        x={x}
        y={y + hub.size / 3}
        fill="var(--accent-ink)"
        fontFamily="var(--face-display)"
        fontSize={hub.size}
        fontWeight="700"
        letterSpacing={-0.02 * hub.size}
        textAnchor="middle"
      >
        {props.hub}
      </text>
    </PageDrawing>
  );
}

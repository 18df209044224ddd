import { laneColor } from '#art/lane-numbers.ts';
import { PageDrawing } from '#art/PageDrawing.tsx';
import { Stations } from '#art/Stations.tsx';
import { drawNetwork, type NetworkShape } from './network.ts';

type Layout = {
  height: number;
  shape: NetworkShape;
  line: number;
  /** Radius and border of the stations: jobs, lanes, people. */
  stations: readonly (readonly [radius: number, border: number])[];
  hub: { radius: number; size: number };
};

const LAYOUTS = {
  wide: {
    height: 420,
    shape: {
      end: 1442,
      root: [150, 210],
      pitch: 24,
      gap: 8,
      jobX: 372,
      laneX: 622,
      turns: [262, 556, 694],
      peopleX: [752, 1436],
      setback: 6,
      beside: 6.5,
      apart: 22,
    },
    line: 5,
    stations: [
      [12, 7],
      [10.5, 6],
      [7.5, 5],
    ],
    hub: { radius: 62, size: 36 },
  },
  narrow: {
    height: 268,
    shape: {
      end: 392,
      root: [44, 131],
      pitch: 15,
      gap: 9,
      jobX: 184,
      laneX: 297,
      turns: [112, 272, 314],
      peopleX: [332, 384],
      setback: 4,
      beside: 4.5,
      apart: 12,
    },
    line: 3.5,
    stations: [
      [7.5, 4.5],
      [6, 4],
      [4.5, 3],
    ],
    hub: { radius: 32, size: 20 },
  },
} as const satisfies Record<string, Layout>;

/**
 * A hub, four jobs, and the people they lead to: one ring each, of which the last is your call. 1440 by 420 where it is wide,
 * 390 by 268 where it is narrow.
 */
export function NetworkArt(props: { layout: keyof typeof LAYOUTS; hub: string; people: number }) {
  const { height, shape, line, stations, hub }: Layout = LAYOUTS[props.layout];
  const { lanePaths, jobs, lanes, rings } = drawNetwork(shape, props.people);
  const [x, y] = shape.root;
  const [callX, callY] = rings.at(-1) ?? shape.root;
  const [[callRadius, callBorder] = [0, 0]] = stations;
  return (
    <PageDrawing layout={props.layout} height={height}>
      <path stroke="var(--accent)" strokeWidth={line * 1.4} d={`M-900 ${y}H${x}`} />
      <g strokeWidth={line}>
        {lanePaths.map((path, index) => (
          <path key={index} stroke={laneColor(index + 1)} d={path} />
        ))}
      </g>
      {[jobs, lanes, rings].map((at, index) => {
        const [radius, border] = stations[index] ?? [0, 0];
        return <Stations key={index} at={at} radius={radius} border={border} />;
      })}
      <circle
        cx={callX}
        cy={callY}
        r={callRadius}
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth={callBorder}
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

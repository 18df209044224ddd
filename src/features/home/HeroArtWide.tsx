import { Flywheel, Piston } from '#art/Engine.tsx';
import { PageDrawing } from '#art/PageDrawing.tsx';
import { laneColor, LANE_NUMBERS, LANES_INWARD } from '#art/lane-numbers.ts';
import { roundedLine } from '#art/rounded-line.ts';
import { curledPath } from '#art/curled-line.ts';
import { wovenLine } from '#art/WovenLine.tsx';
import styles from './HeroMotion.module.css';
import { tangles } from '#art/hero-tangles.ts';

const tangle = tangles.wide;
const Tangle = wovenLine(tangle.id, curledPath(tangle.line));

const INLET = { x: 974, y: 240 };
const PORT_X = 1084;
const PORT_PITCH = 30;
const PITCH = 14;
/** Where lane 1 leaves the block, and where it runs before it turns down the page's right edge. */
const [FIRST_PORT_Y, FIRST_RUN_Y, TURN_X, RIGHT_X] = [135, 191, 1270, 1388];

/** The x at which lane 1 turns toward its run. Lanes that shift less turn later, which leaves room for their names. */
const JOG_X = 1200;

const portY = (lane: number) => FIRST_PORT_Y + PORT_PITCH * (lane - 1);

function insidePath(lane: number): string {
  const reach = Math.abs(portY(lane) - INLET.y);
  const corners = [
    [966, INLET.y],
    [INLET.x, INLET.y],
    [INLET.x + reach, portY(lane)],
    [PORT_X + 2, portY(lane)],
  ] as const;
  return roundedLine(corners, 7);
}

function outsidePath(lane: number): string {
  const [from, to] = [portY(lane), FIRST_RUN_Y + PITCH * (lane - 1)];
  const reach = Math.abs(to - from);
  const jogX = JOG_X + (FIRST_RUN_Y - FIRST_PORT_Y - reach) / 2;
  const radius = RIGHT_X - TURN_X - PITCH * (lane - 1);
  const corners = [
    [1080, from],
    [jogX, from],
    [jogX + reach, to],
    [TURN_X, to],
  ] as const;
  return roundedLine(
    corners,
    10,
    `A${radius} ${radius} 0 0 1 ${TURN_X + radius} ${to + radius}V481`,
  );
}

/** The line arrives tangled, passes through the engine and leaves as eight lanes. 1440 by 480. */
export function HeroArtWide({ engineName }: { engineName: string }) {
  return (
    <PageDrawing layout="wide" height={480}>
      <Tangle className={styles.line} />
      <g className={styles.lanes} data-lines="" strokeWidth="8">
        {LANE_NUMBERS.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={outsidePath(lane)} />
        ))}
      </g>
      {(
        [
          [878, 1, 10],
          [926, 2, 32],
          [974, 7, 18],
          [1022, 4, 38],
        ] as const
      ).map(([x, lane, phase], index) => (
        <Piston
          key={x}
          x={x}
          y={38}
          lane={lane}
          phase={phase}
          size="wide"
          alternate={index % 2 === 1}
        />
      ))}
      <rect x="850" y="112" width="234" height="290" rx="20" fill="var(--engine)" />
      <rect x="866" y="104" width="202" height="14" rx="5" fill="var(--engine-line)" />
      <rect x="838" y="222" width="18" height="36" rx="5" fill="var(--engine-line)" />
      <g className="on-engine" data-lines="" strokeWidth="5">
        {LANES_INWARD.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={insidePath(lane)} />
        ))}
      </g>
      <path stroke="var(--accent)" strokeWidth="6" d="M856 240H970" />
      <Flywheel x={914} y={240} radius={50} badge={38} />
      <path
        fill="var(--engine-line)"
        d={LANE_NUMBERS.map((lane) => `M1076 ${portY(lane) - 8}h14v16h-14z`).join('')}
      />
      <path d="M874 374H952" stroke="var(--engine-line)" strokeWidth="1.5" />
      <text
        x="872"
        y="360"
        fill="var(--engine-ink)"
        fontFamily="var(--face-display)"
        fontSize="20"
        fontWeight="700"
        letterSpacing="-0.5"
      >
        {engineName}
      </text>
    </PageDrawing>
  );
}

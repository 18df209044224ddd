import { Flywheel, Piston } from '#art/Engine.tsx';
import { PageDrawing } from '#art/PageDrawing.tsx';
import { laneColor, LANE_NUMBERS } from '#art/lane-numbers.ts';
import { roundedLine } from '#art/rounded-line.ts';
import { curledPath } from '#art/curled-line.ts';
import { wovenLine } from '#art/WovenLine.tsx';
import styles from './HeroMotion.module.css';
import { tangles } from '#art/hero-tangles.ts';

const tangle = tangles.narrow;
const Tangle = wovenLine(tangle.id, curledPath(tangle.line));

const INLET = { x: 220, y: 350 };
const [FIRST_PORT_X, PORT_PITCH, PORT_Y] = [279.5, 17, 430];
/** Where the lanes leave the drawing: lane 1 outermost, with the pitch of the ribbon below. */
const [FIRST_EXIT_X, PITCH, BEND_Y, EXIT_Y] = [368, 7, 440, 614];

const portX = (lane: number) => FIRST_PORT_X - PORT_PITCH * (lane - 1);

function insidePath(lane: number): string {
  const reach = Math.abs(portX(lane) - INLET.x);
  const corners = [
    [INLET.x, 346],
    [INLET.x, INLET.y],
    [portX(lane), INLET.y + reach],
    [portX(lane), PORT_Y],
  ] as const;
  return roundedLine(corners, 7);
}

function outsidePath(lane: number): string {
  const [from, to] = [portX(lane), FIRST_EXIT_X - PITCH * (lane - 1)];
  const corners = [
    [from, PORT_Y - 4],
    [from, BEND_Y],
    [to, BEND_Y + Math.abs(to - from)],
    [to, EXIT_Y],
  ] as const;
  return roundedLine(corners, 7);
}

/** The drawing of {@link HeroArtWide} from top to bottom, for a phone. 390 by 612. */
export function HeroArtNarrow() {
  return (
    <PageDrawing layout="narrow" height={612} className={styles.narrow}>
      <Tangle className={styles.line} />
      <g className={styles.lanes} data-lines="" strokeWidth="4">
        {LANE_NUMBERS.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={outsidePath(lane)} />
        ))}
      </g>
      {(
        [
          [138, 1, 9],
          [170, 2, 19],
          [242, 7, 13],
          [274, 4, 23],
        ] as const
      ).map(([x, lane, phase], index) => (
        <Piston
          key={x}
          x={x}
          y={218}
          lane={lane}
          phase={phase}
          size="narrow"
          alternate={index % 2 === 1}
        />
      ))}
      <rect x="132" y="272" width="176" height="150" rx="16" fill="var(--engine)" />
      <rect x="142" y="266" width="156" height="11" rx="4" fill="var(--engine-line)" />
      <rect x="204" y="256" width="32" height="14" rx="4" fill="var(--engine-line)" />
      <g className="on-engine" data-lines="" strokeWidth="4">
        {LANE_NUMBERS.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={insidePath(lane)} />
        ))}
      </g>
      <path stroke="var(--accent)" strokeWidth="5" d="M220 270V352" />
      <Flywheel x={220} y={320} radius={36} badge={28} />
      <path
        fill="var(--engine-line)"
        d={LANE_NUMBERS.map((lane) => `M${portX(lane) - 5} 416h10v11h-10z`).join('')}
      />
    </PageDrawing>
  );
}

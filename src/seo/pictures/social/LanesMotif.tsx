import { Flywheel, Piston } from '#art/Engine.tsx';
import { laneColor } from '#art/lane-numbers.ts';
import { roundedLine } from '#art/rounded-line.ts';
import { lanes } from '#data/lanes.ts';
import { CARD } from './SocialCard.tsx';

const BLOCK = { x: 360, y: 410, width: 250, height: 188 };
const CENTER_Y = BLOCK.y + BLOCK.height / 2;
const [FIRST_Y, PITCH, STROKE] = [364, 34, 15];
/** Labels are placed so that no two overlap and the eye moves down from one to the next. */
const [FIRST_LABEL_X, LABEL_STEP] = [724, 42];
const PISTONS = [
  [392, 1, 6],
  [440, 2, 24],
  [488, 4, 12],
  [536, 6, 28],
] as const;

/** The line enters the engine and leaves it as named lanes. */
export function LanesMotif() {
  const outletX = BLOCK.x + BLOCK.width;
  const laneY = (index: number) => FIRST_Y + PITCH * index;
  const portY = (index: number) => BLOCK.y + 22 + 20.6 * index;
  return (
    <>
      <path stroke="var(--accent)" strokeWidth={STROKE} d={`M0 ${CENTER_Y}H${BLOCK.x}`} />
      {lanes.map(({ number, name }, index) => {
        const [from, to] = [portY(index), laneY(index)];
        const turn = outletX + 26 + 9 * Math.min(index, lanes.length - 1 - index);
        const path = roundedLine(
          [
            [outletX - 4, from],
            [turn, from],
            [turn + Math.abs(to - from), to],
            [CARD.width + 10, to],
          ],
          10,
        );
        return <path key={name} stroke={laneColor(number)} strokeWidth={STROKE} d={path} />;
      })}
      {PISTONS.map(([x, lane, phase], index) => (
        <Piston
          key={x}
          x={x}
          y={BLOCK.y - 62}
          lane={lane}
          phase={phase}
          size="wide"
          alternate={index % 2 === 1}
        />
      ))}
      <rect {...BLOCK} rx="22" fill="var(--engine)" />
      <rect
        x={BLOCK.x + 16}
        y={BLOCK.y - 8}
        width={BLOCK.width - 32}
        height="15"
        rx="5"
        fill="var(--engine-line)"
      />
      <rect
        x={BLOCK.x - 12}
        y={CENTER_Y - 22}
        width="22"
        height="44"
        rx="6"
        fill="var(--engine-line)"
      />
      <g className="on-engine">
        {lanes.map(({ number, name }, index) => (
          <rect
            key={name}
            x={outletX - 12}
            y={portY(index) - 8}
            width="24"
            height="16"
            rx="3"
            fill={laneColor(number)}
          />
        ))}
      </g>
      <Flywheel x={BLOCK.x + 112} y={CENTER_Y} radius={72} badge={56} />
      {lanes.map(({ number, name }, index) => (
        <LineLabel
          key={name}
          x={FIRST_LABEL_X + LABEL_STEP * index}
          y={laneY(index)}
          color={laneColor(number)}
        >
          {name}
        </LineLabel>
      ))}
    </>
  );
}

const LABEL = { size: 25, padding: 14, letterWidth: 14.2, height: 34 };

/** A name on a line, on a plate of the ground's color; `x` is where the plate begins. */
function LineLabel(props: { x: number; y: number; color: string; children: string }) {
  const { x, y, color, children } = props;
  const width = children.length * LABEL.letterWidth + 2 * LABEL.padding;
  return (
    <>
      <rect
        x={x}
        y={y - LABEL.height / 2}
        width={width}
        height={LABEL.height}
        rx={LABEL.height / 2}
        fill="var(--bg)"
        stroke={color}
        strokeWidth="4"
      />
      <text
        x={x + width / 2}
        y={y + 8.5}
        textAnchor="middle"
        fontFamily="var(--face-text)"
        fontSize={LABEL.size}
        fill="var(--ink)"
      >
        {children}
      </text>
    </>
  );
}

import { coilPath } from '#art/coil-path.ts';
import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import type { Point } from '#art/rounded-line.ts';
import { wovenLine } from '#art/WovenLine.tsx';
import { RUN_MIDDLE, StationRun } from '#art/StationRun.tsx';
import styles from './ClosingSwitch.module.css';

/** The two contacts, and how far the lever has risen from the first one, at 45 degrees. */
const [PIVOT, CONTACT] = [186, 246];
const LIFT = 40;

const level = (x: number): Point => [x, RUN_MIDDLE];

/** The repeated task behind the switch; its line reaches back to the contact, and on over the edge of the page. */
const COIL = { x: 640, loops: 3, pitch: 104 };
const RepeatedTask = wovenLine(
  'coil-off',
  coilPath({
    ...COIL,
    y: RUN_MIDDLE,
    lead: COIL.x - CONTACT,
    tail: 2000,
    radius: { x: 88, y: 88 },
  }),
);

/** The closing call: an open switch between its button and a repeated task, which it has turned off. */
export function ClosingSwitch(props: ClosingCallProps) {
  const art = (
    <StationRun
      corners={[level(0), level(PIVOT)]}
      stations={[PIVOT, CONTACT].map(level)}
      className={styles.run}
    >
      <path
        stroke="var(--wire, var(--accent))"
        strokeWidth="6"
        d={`M${PIVOT} ${RUN_MIDDLE}l${LIFT} -${LIFT}`}
      />
      <RepeatedTask />
    </StationRun>
  );
  return <ClosingCall {...props} art={art} />;
}

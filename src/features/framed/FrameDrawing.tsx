import { roundedLine, type Point } from '#art/rounded-line.ts';
import styles from './FrameCover.module.css';

/** Two speech bubbles, three price lists, or the stairs of a line of plans, on which step `at` of `plans` is the one on sale. */
export type FrameDrawingProps =
  { of: 'talk' } | { of: 'lists' } | { of: 'plans'; at: number; plans: number };

/** The size of the drawings, and the end of their line, which runs on to the edge of the cover. */
const SIZE = 112;
const FAR = 1999;

/** What a framed page is about, on a line that runs on to the frame. */
export function FrameDrawing(props: FrameDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      strokeLinejoin="round"
      aria-hidden="true"
      data-print="hidden"
    >
      {props.of === 'plans' ? <Stairs {...props} /> : props.of === 'talk' ? <Talk /> : <Lists />}
    </svg>
  );
}

function Talk() {
  return (
    <>
      <path stroke="var(--route)" d={`M76 80H${FAR}`} />
      <path
        fill="var(--lane-3)"
        d="M40 46h58a11 11 0 0 1 11 11v26a11 11 0 0 1-11 11v15l-17-15h-41a11 11 0 0 1-11-11v-26a11 11 0 0 1 11-11Z"
      />
      <path
        fill="var(--sheet)"
        d="M14 3h58a11 11 0 0 1 11 11v26a11 11 0 0 1-11 11h-41l-17 15v-15a11 11 0 0 1-11-11v-26a11 11 0 0 1 11-11Z"
      />
      <path strokeLinecap="round" d="M22 27h.1M43 27h.1M64 27h.1" strokeWidth="9" />
    </>
  );
}

function Lists() {
  return (
    <>
      <path stroke="var(--route)" d={`M60 66H${FAR}`} />
      <rect x="39" y="3" width="70" height="84" rx="9" fill="var(--lane-6)" />
      <rect x="21" y="13" width="70" height="84" rx="9" fill="var(--lane-3)" />
      <rect x="3" y="23" width="70" height="86" rx="9" fill="var(--surface)" />
      <path d="M34 45h26M34 66h26M34 87h26M16 45h9M16 66h9M16 87h9" />
    </>
  );
}

function Stairs({ at, plans }: { at: number; plans: number }) {
  const tread = SIZE / plans;
  const rise = (SIZE - 32) / (plans - 1);
  const height = (step: number) => SIZE - 16 - step * rise;
  const corners = Array.from({ length: plans }, (_, step): Point[] => [
    [(step === 0 ? 0.5 : step) * tread, height(step)],
    [step === plans - 1 ? FAR : (step + 1) * tread, height(step)],
  ]).flat();
  return (
    <>
      <path stroke="var(--route)" d={roundedLine(corners, 12)} />
      {Array.from({ length: plans }, (_, step) => (
        <circle
          key={step}
          cx={(step + 0.5) * tread}
          cy={height(step)}
          r={plans > 3 ? 4 : 8}
          fill="var(--bg)"
          strokeWidth={plans > 3 ? 4 : 5}
        />
      ))}
      <circle cx={(at - 0.5) * tread} cy={height(at - 1)} r="12" fill="var(--accent)" />
    </>
  );
}

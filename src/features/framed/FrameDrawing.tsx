import styles from './FrameCover.module.css';

/** Two speech bubbles, three price lists, or a price tag whose bars rise up to plan `at` of `plans`, the one on sale. */
export type FrameDrawingProps =
  { of: 'talk' } | { of: 'lists' } | { of: 'plans'; at: number; plans: number };

/** The size of the drawings, and the end of their line, which runs on to the edge of the cover. */
const SIZE = 112;
const FAR = 1999;

/** What a framed page is about, on a line that runs on to the frame, where the two are about as wide. */
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
      {props.of === 'plans' ? <PriceTag {...props} /> : props.of === 'talk' ? <Talk /> : <Lists />}
    </svg>
  );
}

function Talk() {
  return (
    <>
      <path stroke="var(--route)" strokeWidth="7" d={`M76 80H${FAR}`} />
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
      <path stroke="var(--route)" strokeWidth="7" d={`M60 66H${FAR}`} />
      <rect x="39" y="3" width="70" height="84" rx="9" fill="var(--lane-6)" />
      <rect x="21" y="13" width="70" height="84" rx="9" fill="var(--lane-3)" />
      <rect x="3" y="23" width="70" height="86" rx="9" fill="var(--surface)" />
      <path d="M34 45h26M34 66h26M34 87h26M16 45h9M16 66h9M16 87h9" />
    </>
  );
}

/** On petrol: the tag is light without a border, and its bars have borders of the ground's color. */
function PriceTag({ at, plans }: { at: number; plans: number }) {
  const [width, border] = plans > 3 ? [8, 3] : [18, 4];
  const pitch = 84 / plans;
  const height = (plan: number) => 14 + (plan * 38) / (plans - 1);
  return (
    <>
      <g transform="rotate(-5 56 60)" stroke="var(--bg)" strokeWidth={border}>
        <path
          fill="var(--sheet)"
          strokeWidth="0"
          d="M40 15h32a11 11 0 0 1 8 3l26 26a11 11 0 0 1 3 8v48a11 11 0 0 1-11 11h-84a11 11 0 0 1-11-11v-48a11 11 0 0 1 3-8l26-26a11 11 0 0 1 8-3Z"
        />
        {Array.from({ length: plans }, (_, plan) => (
          <rect
            key={plan}
            x={14 + (plan + 0.5) * pitch - width / 2}
            y={99 - height(plan)}
            width={width}
            height={height(plan)}
            fill={plan < at ? 'var(--accent)' : 'none'}
          />
        ))}
      </g>
      <circle cx="54" cy="34" r="9" fill="var(--bg)" stroke="none" />
      <path stroke="var(--route)" strokeWidth="8" d={`M54 34V22Q54 3 73 3H${FAR}`} />
    </>
  );
}

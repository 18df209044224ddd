import styles from './PlanPistons.module.css';

/** The piston of each cylinder: its lane, and how far it is through its stroke. */
const PISTONS = [
  { lane: 1, phase: 6 },
  { lane: 3, phase: 14 },
  { lane: 6, phase: 9 },
] as const;
const [FIRST_X, PITCH] = [6, 30];

/** The size of a plan, shown by how many of the three cylinders run. 96 by 64. */
export function PlanPistons({ running }: { running: number }) {
  return (
    <svg className={styles.engine} viewBox="0 0 96 64" fill="none" aria-hidden="true">
      {PISTONS.map(({ lane, phase }, index) => {
        const x = FIRST_X + PITCH * index;
        const isRunning = index < running;
        return (
          <g key={lane}>
            <rect
              x={x}
              y="4"
              width="24"
              height="40"
              rx="6"
              strokeWidth="3"
              stroke={isRunning ? 'var(--ink)' : 'var(--line-strong)'}
            />
            {isRunning && (
              <g className={styles.piston}>
                <path d={`M${x + 12} ${phase + 16}V46`} stroke="var(--ink)" strokeWidth="4" />
                <rect
                  x={x + 5}
                  y={phase + 4}
                  width="14"
                  height="13"
                  rx="3"
                  fill={`var(--lane-${lane})`}
                />
              </g>
            )}
          </g>
        );
      })}
      <rect y="46" width="96" height="16" rx="5" fill="var(--ink)" />
    </svg>
  );
}

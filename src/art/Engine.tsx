import { classNames } from '#lib/class-names.ts';
import styles from './Engine.module.css';

/** One cylinder with its piston; `phase` sets how far it is through its stroke, `lane` its color. */
export function Piston(props: {
  x: number;
  y: number;
  lane: number;
  phase: number;
  size: 'wide' | 'narrow';
  alternate: boolean;
}) {
  const { x, y, lane, phase, size, alternate } = props;
  const cylinder =
    size === 'wide'
      ? { width: 36, height: 90, rx: 9, stroke: 4 }
      : { width: 28, height: 64, rx: 7, stroke: 3.5 };
  const head =
    size === 'wide'
      ? { width: 28, height: 26, rx: 5, rod: 10 }
      : { width: 20, height: 18, rx: 4, rod: 8 };
  const top = y + phase;
  const center = x + cylinder.width / 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={cylinder.width}
        height={cylinder.height}
        rx={cylinder.rx}
        fill="var(--surface)"
        stroke="var(--engine)"
        strokeWidth={cylinder.stroke}
      />
      <g
        data-piston=""
        className={classNames(
          styles.piston,
          size === 'narrow' && styles.narrow,
          alternate && styles.alternate,
        )}
      >
        <rect
          x={center - head.rod / 2}
          y={top + head.height}
          width={head.rod}
          height="36"
          fill="var(--engine)"
        />
        <rect
          x={center - head.width / 2}
          y={top}
          width={head.width}
          height={head.height}
          rx={head.rx}
          fill={`var(--lane-${lane})`}
        />
        {size === 'wide' && (
          <path
            d={`M${center - head.width / 2} ${top + 9}h${head.width}`}
            stroke="var(--engine)"
            strokeWidth="2.5"
          />
        )}
      </g>
    </>
  );
}

/** The flywheel with the striped P on its hub. It turns as the page scrolls. */
export function Flywheel(props: { x: number; y: number; radius: number; badge: number }) {
  const { x, y, radius, badge } = props;
  const rim = radius * 0.84;
  const teeth = `${(rim * 0.238).toFixed(2)} ${(rim * 0.1545).toFixed(2)}`;
  const width = (badge * 54) / 58;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="var(--engine-2)" />
      <circle
        className={styles.flywheel}
        cx={x}
        cy={y}
        r={rim}
        stroke="var(--engine-line)"
        strokeWidth={radius / 16}
        strokeDasharray={teeth}
      />
      <svg
        className="on-engine"
        x={x - width / 2 - 0.5}
        y={y - badge / 2 - 1}
        width={width}
        height={badge}
        viewBox="0 0 54 58"
      >
        <use href="#pbs-symbol" />
      </svg>
    </>
  );
}

import type { Styled } from '#lib/class-names.ts';
import styles from './Gauge.module.css';

const [CENTER, RADIUS, TICKS] = [100, 82, 11];
/** The dial spans this many degrees, half of them on each side of its top. */
const SWEEP = 220;

/** The point at `share` (0 to 1) of the dial, `radius` from its middle. */
function at(share: number, radius: number): string {
  const angle = (((share - 0.5) * SWEEP - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)]
    .map((part) => Number((CENTER + radius * part).toFixed(1)))
    .join(' ');
}

/** A dial with its needle at `percent`, green from 90 up. The text beside it states the value. 200 by 150. */
export function Gauge({ percent, className }: Styled & { percent: number }) {
  const ticks = Array.from({ length: TICKS }, (_, index) => index / (TICKS - 1));
  const arc = `M${at(0, RADIUS)}A${RADIUS} ${RADIUS} 0 1 1 ${at(1, RADIUS)}`;
  return (
    <svg className={className} viewBox="0 0 200 150" fill="none" aria-hidden="true">
      <path className={styles.rim} d={arc} />
      <path
        className={styles.rating}
        d={`M${at(0.9, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(1, RADIUS)}`}
      />
      <path
        className={styles.ticks}
        d={ticks.map((share) => `M${at(share, RADIUS - 10)}L${at(share, RADIUS - 22)}`).join('')}
      />
      <path className={styles.needle} d={`M${at(percent / 100, -16)}L${at(percent / 100, 66)}`} />
      <circle className={styles.hub} cx={CENTER} cy={CENTER} r="9" />
    </svg>
  );
}

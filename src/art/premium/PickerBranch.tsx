import { StationRings } from '../StationRings.tsx';
import styles from './PickerBranch.module.css';

/** Where an answer leaves the line that runs down: it turns right and stops at a station. 64 by 40. */
export function PickerBranch() {
  return (
    <svg className={styles.branch} viewBox="0 0 64 40" fill="none" aria-hidden="true">
      <path stroke="var(--accent)" strokeWidth="6" strokeLinejoin="round" d="M3 -6V0L23 20H50" />
      <StationRings at={[[50, 20]]} radius={10} border={6} />
    </svg>
  );
}

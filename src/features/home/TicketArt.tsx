import styles from './TicketArt.module.css';
import { laneColor, LANE_NUMBERS } from '#art/lane-numbers.ts';

/** Eight lanes in order: the platform. */
export function LanesTicket() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 380 110"
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="6">
        {LANE_NUMBERS.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={`M-10 ${14 + (lane - 1) * 11.5}H2000`} />
        ))}
      </g>
    </svg>
  );
}

function fanned(lane: number): string {
  const y = 20.5 + (lane - 1) * 13;
  return `M112 66H126L${126 + Math.abs(y - 66)} ${y}H2000`;
}

/** One line in, a wheel, eight lanes out: the partnership. */
export function WheelTicket() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 470 130"
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      aria-hidden="true"
    >
      <path stroke="var(--accent)" strokeWidth="6" d="M-10 66H112" />
      <g strokeWidth="7">
        {LANE_NUMBERS.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={fanned(lane)} />
        ))}
      </g>
      <circle cx="104" cy="66" r="38" fill="var(--surface)" />
      <circle
        cx="104"
        cy="66"
        r="31"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeDasharray="8 5.9"
      />
      <circle cx="104" cy="66" r="9" fill="var(--accent)" />
    </svg>
  );
}

/** Six lines that meet at one station: the community. */
export function StationTicket() {
  const lines: [lane: number, path: string][] = [
    [1, 'M-10 17H106L144 55'],
    [3, 'M-10 55H144'],
    [6, 'M-10 93H106L144 55'],
    [2, 'M1900 17H182L144 55'],
    [5, 'M144 55H2000'],
    [7, 'M1900 93H182L144 55'],
  ];
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 380 110"
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="6">
        {lines.map(([lane, path]) => (
          <path key={lane} stroke={laneColor(lane)} d={path} />
        ))}
      </g>
      <circle cx="144" cy="55" r="23" fill="var(--surface)" stroke="var(--ink)" strokeWidth="6" />
      <circle cx="144" cy="55" r="7" fill="var(--ink)" />
    </svg>
  );
}

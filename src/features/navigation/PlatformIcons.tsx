/** The engine as a junction: one line in, three out. */
export function EngineJunction() {
  return (
    <svg viewBox="0 0 40 40" fill="none" strokeWidth="3.5" aria-hidden="true">
      <path stroke="var(--lane-1)" d="M2 20H12L22 9H38" />
      <path stroke="var(--lane-3)" d="M12 20H38" />
      <path stroke="var(--lane-7)" d="M12 20 22 31H38" />
    </svg>
  );
}

/** The engine plus outreach: three lines meet at one station. */
export function NetworkStation() {
  return (
    <svg viewBox="0 0 40 40" fill="none" strokeWidth="3.5" aria-hidden="true">
      <path stroke="var(--lane-1)" d="M2 9H14L25 20" />
      <path stroke="var(--lane-3)" d="M2 20H38" />
      <path stroke="var(--lane-7)" d="M2 31H14L25 20" />
      <circle cx="25" cy="20" r="6.5" fill="var(--surface)" stroke="var(--ink)" />
    </svg>
  );
}

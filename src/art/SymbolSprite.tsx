/** The SVG symbols that {@link Logo} and others refer to, because a page uses them more than once. Once per page. */
export function SymbolSprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <symbol id="pbs-symbol" viewBox="8 2 54 58">
        <g fill="none" strokeWidth="6">
          <path stroke="var(--lane-1)" d="M11 60V24A19 19 0 0 1 30 5H38A21 21 0 0 1 38 47H35" />
          <path stroke="var(--lane-3)" d="M20 60V24A10 10 0 0 1 30 14H38A12 12 0 0 1 38 38H35" />
        </g>
        <path fill="var(--sym-3)" d="M26 60V24A4 4 0 0 1 30 20H38A6 6 0 0 1 38 32H35V26H32V60Z" />
      </symbol>
      <symbol id="pbs-wordmark" viewBox="0 0 107 40">
        <g fill="none" stroke="currentColor" strokeWidth="9">
          <path d="M4.5 40V4.5H18.5A9.5 9.5 0 0 1 18.5 23.5H12" />
          <path d="M49 20H56A7.75 7.75 0 0 0 56 4.5H41.5V35.5H57A7.75 7.75 0 0 0 57 20H49" />
          <path d="M103 4.5H85.75A7.75 7.75 0 0 0 85.75 20H94.25A7.75 7.75 0 0 1 94.25 35.5H76.5" />
        </g>
      </symbol>
    </svg>
  );
}

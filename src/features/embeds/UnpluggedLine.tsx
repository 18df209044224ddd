import styles from './UnpluggedLine.module.css';

/** The line, unplugged: for content that did not arrive. Decorative. */
export function UnpluggedLine() {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 150" fill="none" aria-hidden="true">
      <g className={styles.wire}>
        <path d="M-900 92H176C206 92 210 60 232 60" />
        <path d="M1400 92H344C314 92 316 118 292 118" />
      </g>
      <g className={styles.plug}>
        <rect x="226" y="46" width="34" height="28" rx="6" transform="rotate(8 243 60)" />
        <path d="M259 56l15 2M258 66l15 2" />
        <path d="M300 104h-20a10 10 0 0 0-10 10v8a10 10 0 0 0 10 10h20Z" />
      </g>
    </svg>
  );
}

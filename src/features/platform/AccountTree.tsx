import styles from './AccountTree.module.css';

/** One account that branches into three others; the last of them is still to be added. */
export function AccountTree({ main, subs }: { main: string; subs: readonly string[] }) {
  return (
    <div className={styles.tree}>
      <b>{main}</b>
      <svg viewBox="0 0 96 20" preserveAspectRatio="none" fill="none">
        <path vectorEffect="non-scaling-stroke" d="M48 0V20M16 20V10H80V20" />
      </svg>
      <ul>
        {subs.map((sub) => (
          <li key={sub}>{sub}</li>
        ))}
      </ul>
    </div>
  );
}

import styles from './Switch.module.css';

/** A switch on the panel with its number on the plate. It flips on as it scrolls into view. Decorative. */
export function Switch({ number }: { number: number }) {
  return (
    <span className={styles.switch} aria-hidden="true">
      <b>{number}</b>
      <i />
    </span>
  );
}

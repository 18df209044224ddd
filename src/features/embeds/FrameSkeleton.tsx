import styles from './FrameSkeleton.module.css';

/** Bars in place of a page that is loading: a heading with its text, three fields and a button. Decorative. */
export function FrameSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.bars}>
        <i className={styles.heading} />
        <i className={styles.text} />
        <i className={styles.text} />
        <i className={styles.field} />
        <i className={styles.field} />
        <i className={styles.field} />
        <i className={styles.button} />
      </div>
      <div className={styles.bars}>
        <i className={styles.picture} />
        <i className={styles.text} />
        <i className={styles.text} />
      </div>
    </div>
  );
}

import styles from './FrameSkeleton.module.css';

/** Bars in place of the page that a frame is loading: a heading with its text, three fields and a button. Decorative. */
export function FrameSkeleton() {
  return (
    <div className={styles.page}>
      <div>
        <i className={styles.heading} />
        <i />
        <i />
        <i className={styles.field} />
        <i className={styles.field} />
        <i className={styles.field} />
        <i className={styles.button} />
      </div>
      <div>
        <i className={styles.picture} />
        <i />
        <i />
      </div>
    </div>
  );
}

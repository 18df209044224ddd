import styles from './AdStack.module.css';

/**
 * What a level does every week, as blocks on top of the content that follows: stacked on a wide screen; on a phone, its
 * advertisements side by side, among as many places as the largest level fills.
 */
export function AdStack(props: {
  /** What a block is, in one word. */
  label: string;
  ads: number;
  places: number;
  /** The block on top of the advertisements, where there is room for it. */
  top: string;
}) {
  const { label, ads, places, top } = props;
  return (
    <div className={styles.stack} aria-hidden="true">
      <b className={styles.top}>{top}</b>
      {Array.from({ length: places }, (_, place) => (
        <p
          key={place}
          className={place < ads ? styles.block : styles.free}
          data-on={place < ads || undefined}
        >
          {place < ads && label}
        </p>
      ))}
    </div>
  );
}

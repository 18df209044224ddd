import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Station.module.css';

/**
 * Marks a stop on a line: a disc in the ground's color with a border of ink. Decorative: the text next to it says what
 * the stop is. It is large unless the line around it or `size` says otherwise.
 */
export function Station(props: Styled & { size?: 'small'; isMarked?: boolean }) {
  const { size, isMarked, className } = props;
  return (
    <i
      className={classNames(
        styles.station,
        size && styles[size],
        isMarked && styles.marked,
        className,
      )}
      aria-hidden="true"
    />
  );
}

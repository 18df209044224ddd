import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Station.module.css';

/**
 * Marks a stop on a line: a disc in the ground's color with a border of ink. Decorative: the text next to it says what the
 * stop is. Without a size it takes the `--diameter` of what is around it.
 */
export function Station(props: Styled & { size?: 'small' | 'large' }) {
  const { size, className } = props;
  return (
    <i className={classNames(styles.station, size && styles[size], className)} aria-hidden="true" />
  );
}

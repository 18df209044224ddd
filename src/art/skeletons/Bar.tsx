import { classNames } from '#lib/class-names.ts';
import styles from './Bar.module.css';

/** A line of text that is not there yet: its width in tenths of the column, its weight by size. */
export function Bar({
  tenths = 10,
  size = 'text',
}: {
  tenths?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  size?: BarSize;
}) {
  return (
    <i className={classNames(styles.bar, size !== 'text' && styles[size])} data-tenths={tenths} />
  );
}

export type BarSize = 'text' | 'heading' | 'field' | 'block' | 'slot' | 'avatar';

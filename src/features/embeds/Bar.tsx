import { classNames } from '#lib/class-names.ts';
import styles from './Bar.module.css';

/** A placeholder for a line of text: `tenths` is its width in tenths of the column, `size` its weight. */
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

import { classNames } from '#lib/class-names.ts';
import styles from './MakerPlate.module.css';

/** Who does it: the plate of a switch, in the color of its lane, or the visitor's own flag. */
export function MakerPlate({ isYours = false, children }: { isYours?: boolean; children: string }) {
  return <span className={classNames(styles.plate, isYours && styles.yours)}>{children}</span>;
}

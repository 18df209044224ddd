import { classNames } from '#lib/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MakerPlate.module.css';

/** Shows who does a job: the plate of a switch, in the color of its lane, or the visitor's own flag. */
export function MakerPlate(props: {
  isYours?: boolean;
  /** The text for screen readers, which also names the switch. */
  srText: string;
  children: string;
}) {
  const { isYours = false, srText, children } = props;
  return (
    <span className={classNames(styles.plate, isYours && styles.yours)}>
      <VisuallyHidden>{srText}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

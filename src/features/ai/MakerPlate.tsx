import { classNames } from '#lib/class-names.ts';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MakerPlate.module.css';

/** A maker's plate: which switch does a job, or that the visitor does it. */
export function MakerPlate(props: {
  isYours?: boolean;
  /** The text for screen readers, which also names the switch. */
  srText: string;
  children: string;
}) {
  const { isYours = false, srText, children } = props;
  return (
    <Text
      as="span"
      size="small"
      isStrong
      className={classNames(styles.plate, isYours && styles.yours)}
    >
      <VisuallyHidden>{srText}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </Text>
  );
}

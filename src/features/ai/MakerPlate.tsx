import { classNames } from '#lib/class-names.ts';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MakerPlate.module.css';

/** A maker's plate: who does a job (a switch, a plan, the team or the visitor). Each look stands for one of them. */
export function MakerPlate(props: {
  look?: 'plan' | 'team' | 'you';
  /** The text for screen readers, which also names the automation. */
  srText: string;
  /** The id of that text. */
  id?: string;
  children: string;
}) {
  const { look = 'plan', srText, id, children } = props;
  return (
    <Text as="span" size="small" isStrong className={classNames(styles.plate, styles[look])}>
      <VisuallyHidden id={id}>{srText}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </Text>
  );
}

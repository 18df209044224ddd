import { classNames } from '#lib/class-names.ts';
import { Text } from '#ui/Text.tsx';
import styles from './TimeSlot.module.css';

/** A time that can be booked, is taken, or has just been chosen. */
export function TimeSlot(props: { state: 'open' | 'taken' | 'chosen'; children: string }) {
  const { state, children } = props;
  return (
    <Text
      as="span"
      size="tiny"
      isStrong
      className={classNames(styles.slot, state !== 'open' && styles[state])}
    >
      {children}
    </Text>
  );
}

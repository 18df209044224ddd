import { classNames } from '#lib/class-names.ts';
import { Panel } from '#ui/Panel.tsx';
import styles from './PostQueue.module.css';

/** A working week: filled days have a post lined up. */
export function PostQueue(props: {
  title: string;
  days: readonly { day: string; isPosted: boolean }[];
}) {
  return (
    <Panel title={props.title} lane={5}>
      <p className={styles.week}>
        {props.days.map(({ day, isPosted }, index) => (
          <span key={index}>
            {day}
            <i className={classNames(isPosted && styles.posted)} />
          </span>
        ))}
      </p>
    </Panel>
  );
}

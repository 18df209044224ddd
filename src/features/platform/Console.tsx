import { classNames } from '#lib/class-names.ts';
import { LaneDot } from '#ui/LaneLabel.tsx';
import styles from './Console.module.css';
import { ConsolePanes, type ConsolePanesProps } from './ConsolePanes.tsx';

export type ConsoleProps = ConsolePanesProps & {
  title: string;
  /** Says that the day is sample data. */
  label: string;
  lanes: readonly { number: number; name: string }[];
  stats: readonly { name: string; value: string }[];
};

/**
 * The platform's screen on one day. Each lane comes in from the page's left edge and ends at its
 * name in the sidebar; one line leaves to the right. The page describes the drawing in words.
 */
export function Console({ title, label, lanes, stats, ...panes }: ConsoleProps) {
  return (
    <div className={classNames(styles.console, 'base')} aria-hidden="true">
      <ol className={styles.sidebar}>
        {lanes.map(({ number, name }) => (
          <li key={number} data-lane={number}>
            <LaneDot />
            {name}
          </li>
        ))}
      </ol>
      <div className={styles.screen}>
        <p className={styles.title}>
          <b>{title}</b>
          {label}
        </p>
        <dl className={styles.stats}>
          {stats.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ConsolePanes {...panes} />
      </div>
    </div>
  );
}

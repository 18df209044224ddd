import { Panel } from '#ui/Panel.tsx';
import { Pill } from '#ui/Pill.tsx';
import styles from './EngineLog.module.css';

export type EngineLogProps = {
  title: string;
  label: string;
  entries: readonly { day: string; entry: string; status: string; isDone: boolean }[];
};

/** What the team did this week, day by day. */
export function EngineLog({ title, label, entries }: EngineLogProps) {
  return (
    <Panel title={title} lane={2} label={label}>
      <ol className={styles.log}>
        {entries.map(({ day, entry, status, isDone }) => (
          <li key={day}>
            <span className={styles.day}>{day}</span>
            <span>{entry}</span>
            <Pill isDone={isDone}>{status}</Pill>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

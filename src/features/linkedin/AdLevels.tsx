import styles from './AdLevels.module.css';

/** A working week per level: filled days have an advertisement. */
export function AdLevels(props: {
  levels: readonly { name: string; perDay: readonly number[] }[];
}) {
  return (
    <div className={styles.levels}>
      {props.levels.map(({ name, perDay }) => (
        <p key={name}>
          {name}
          {perDay.map((ads, day) => (
            <i key={day} data-on={ads > 0 || undefined} />
          ))}
        </p>
      ))}
    </div>
  );
}

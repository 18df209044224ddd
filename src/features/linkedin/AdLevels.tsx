import styles from './AdLevels.module.css';

/** A working week per level: filled days have an advertisement. */
export function AdLevels(props: { levels: readonly { name: string; slots: readonly number[] }[] }) {
  return (
    <div className={styles.levels}>
      {props.levels.map(({ name, slots }) => (
        <p key={name}>
          {name}
          {slots.map((ads, day) => (
            <i key={day} data-on={ads > 0 || undefined} />
          ))}
        </p>
      ))}
    </div>
  );
}

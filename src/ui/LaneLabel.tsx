import styles from './LaneLabel.module.css';

/** The dot of a lane. The lane's name is always next to it. */
export function LaneDot({ lane }: { lane?: number }) {
  return <i className={styles.dot} data-lane={lane} aria-hidden="true" />;
}

/** Lane names in a row, each with its dot: "CRM", "Scheduling" … */
export function LaneList({ lanes }: { lanes: readonly { number: number; name: string }[] }) {
  return (
    <ul className={styles.list}>
      {lanes.map((lane) => (
        <li key={lane.number}>
          <LaneDot lane={lane.number} />
          {lane.name}
        </li>
      ))}
    </ul>
  );
}

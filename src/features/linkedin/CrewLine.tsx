import styles from './CrewLine.module.css';

/** The line between the visitor and the team. */
export function CrewLine({ visitor, team }: { visitor: string; team: string }) {
  return (
    <p className={styles.line}>
      <span>{visitor}</span>
      <i />
      <b>{team}</b>
    </p>
  );
}
